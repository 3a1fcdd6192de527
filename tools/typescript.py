"""Write Python types in TypeScript, laid out as Prettier would: typed dictionaries, named tuples, msgspec structs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

WIDTH = 120  # of Prettier
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
UNIONS = (Literal, Union, UnionType)


class Writer:
    """Writes declarations. `names`: the names of types that are not called by their own (see `is_alias`)."""

    def __init__(self, names: Mapping[Any, str]) -> None:
        self.names = names

    def declaration(self, kind: Any) -> str:
        """The declaration of a type."""
        name = self.type(kind)
        if is_alias(kind):
            return union(f"export type {name} =", self._parts(kind))
        if is_named_tuple(kind):
            items = ", ".join(f"{field}: {self.type(hint)}" for field, hint in get_type_hints(kind).items())
            return f"{comment(kind)}export type {name} = [{items}];"
        extra = getattr(kind, "__extra_items__", None)
        if extra is not None:
            return self.block(kind, f"export type {name} = Record<string, {self.type(extra)}> & {{", "};")
        return self.block(kind, f"export interface {name} {{")

    def block(self, kind: Any, head: str, end: str = "}", without: Iterable[str] = ()) -> str:
        """The fields of a typed dictionary or struct, except those without which it is written."""
        fields = [field for name, field in self._fields(kind).items() if name not in without]
        return comment(kind) + "\n".join([head, *fields, end])

    def _fields(self, kind: Any) -> dict[str, str]:
        tag = {} if is_typeddict(kind) else tag_of(kind)
        hints = get_type_hints(kind)
        return {
            **{name: f'  {name}: "{value}";' for name, value in tag.items()},
            **{name: f"  {name}{'?' if is_optional(kind, name) else ''}: {self.type(hints[name])};" for name in hints},
        }

    def type(self, hint: Any) -> str:
        """A type where it is used."""
        origin, parts = get_origin(hint), get_args(hint)
        if hint in self.names:
            return self.names[hint]
        if hint in PLAIN:
            return PLAIN[hint]
        if origin in UNIONS:
            return " | ".join(self._parts(hint))
        if origin is list:
            item = self.type(parts[0])
            return f"({item})[]" if get_origin(parts[0]) in UNIONS and " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type, parts))}]"
        if origin is dict:
            return f"Record<{self.type(parts[0])}, {self.type(parts[1])}>"
        assert has_fields(hint) or is_named_tuple(hint), hint
        return str(hint.__name__)

    def _parts(self, kind: Any) -> list[str]:
        """The parts of a union."""
        parts = get_args(kind)
        return [f'"{part}"' for part in parts] if get_origin(kind) is Literal else [self.type(part) for part in parts]


# -- kinds of types ------------------------------------------------------------------------------------------


def is_alias(kind: Any) -> bool:
    """Whether this is a union or a set of words, which has no name of its own."""
    return get_origin(kind) in UNIONS


def is_struct(kind: Any) -> bool:
    """Whether this is a msgspec struct."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_named_tuple(kind: Any) -> bool:
    """Whether this is a tuple with names."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def has_fields(kind: Any) -> bool:
    """Whether this is written with its fields, each in a line."""
    return is_typeddict(kind) or is_struct(kind)


def tag_of(struct: type[msgspec.Struct]) -> dict[str, object]:
    """The field that tells this struct from others, and its value there."""
    config = struct.__struct_config__
    return {} if config.tag_field is None else {config.tag_field: config.tag}


def is_optional(kind: Any, name: str) -> bool:
    """Whether a field may be left out."""
    if is_struct(kind):
        return not {field.name: field for field in msgspec.structs.fields(kind)}[name].required
    # Where annotations are strings, __optional_keys__ knows nothing of NotRequired.
    marked = get_origin(get_type_hints(kind, include_extras=True)[name]) is NotRequired
    return marked or name in kind.__optional_keys__


def reached(roots: Iterable[Any]) -> list[Any]:
    """The types with fields that these ones consist of, each after those that it needs."""
    out: list[Any] = []

    def visit(kind: Any) -> None:
        if has_fields(kind):
            for hint in get_type_hints(kind).values():
                visit(hint)
            if kind not in out:
                out.append(kind)
        for part in get_args(kind):
            visit(part)

    for root in roots:
        visit(root)
    return out


# -- layout --------------------------------------------------------------------------------------------------


def comment(kind: Any) -> str:
    """The docstring of a type as a comment, or nothing."""
    doc = cleandoc(kind.__doc__ or "")
    if not doc or doc.startswith(("dict(", f"{kind.__name__}(")):
        return ""  # Python's own
    if "\n" not in doc:
        return f"/** {doc} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in doc.splitlines()), " */\n"])


def union(start: str, parts: Sequence[str]) -> str:
    """A union, in several lines where it is too long for one, as Prettier breaks it."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    joined = " | ".join(parts)
    if len(f"{start} {joined};") <= WIDTH:
        return f"{start} {joined};"
    if len(f"{indent}{joined};") <= WIDTH:
        return f"{start}\n{indent}{joined};"
    return start + "".join(f"\n{indent}| {part}" for part in parts) + ";"
