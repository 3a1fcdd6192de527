// In place of d3-selection: d3-zoom selects one element at a time, to listen to it and to keep something with it.

type Target = HTMLElement & Record<string, unknown>;
type Handler = (this: Target, event: Event, datum: undefined) => void;
type Options = boolean | AddEventListenerOptions;

/** Somebody who listens: to events of this type, under this name. */
interface Ear {
  type: string;
  name: string;
  handler: Handler;
  options: Options | undefined;
  hear: (event: Event) => void;
}

const ears = new WeakMap<Target, Ear[]>();

class Selection {
  constructor(private readonly target: Target | null) {}

  selection(): this {
    return this;
  }

  /** Nothing is ever animated. */
  interrupt(): this {
    return this;
  }

  /** Nothing is bound to elements. */
  datum(): undefined {
    return undefined;
  }

  call<Rest extends unknown[]>(tell: (selection: this, ...rest: Rest) => void, ...rest: Rest): this {
    tell(this, ...rest);
    return this;
  }

  each(tell: (this: Target) => void): this {
    if (this.target) tell.call(this.target);
    return this;
  }

  filter(wanted: (this: Target) => unknown): Selection {
    return this.target && wanted.call(this.target) ? this : new Selection(null);
  }

  property(name: keyof Target & string, value: (this: Target) => unknown): this {
    return this.each(function () {
      Object.assign(this, { [name]: value.call(this) });
    });
  }

  style(name: string, value: string): this {
    this.target?.style.setProperty(name, value);
    return this;
  }

  /** Listen (`wheel.zoom touchend.zoom`), no longer (null; `.zoom`: to nothing of that name), or tell who does. */
  on(names: string, handler?: Handler | null, options?: Options): this | Handler | undefined {
    for (const one of names.split(" ")) {
      const [type = "", name = ""] = one.split(".");
      const found = this.find(type, name);
      if (handler === undefined) return found[0]?.handler;
      found.forEach((ear) => this.forget(ear));
      if (handler) this.listen(type, name, handler, options);
    }
    return this;
  }

  private find(type: string, name: string): Ear[] {
    const own = (this.target && ears.get(this.target)) ?? [];
    return own.filter((ear) => ear.name === name && (!type || ear.type === type));
  }

  private listen(type: string, name: string, handler: Handler, options: Options | undefined): void {
    const { target } = this;
    if (!target) return;
    const hear = (event: Event): void => handler.call(target, event, undefined);
    target.addEventListener(type, hear, options);
    ears.set(target, [...(ears.get(target) ?? []), { type, name, handler, options, hear }]);
  }

  private forget(ear: Ear): void {
    if (!this.target) return;
    this.target.removeEventListener(ear.type, ear.hear, ear.options);
    ears.set(
      this.target,
      (ears.get(this.target) ?? []).filter((one) => one !== ear),
    );
  }
}

export const select = (target: Target): Selection => new Selection(target);

/** Where an event happened within an element, by default the one that listens. */
export function pointer(event: MouseEvent | Touch, within?: Element): [x: number, y: number] {
  const element = within ?? ((event as MouseEvent).currentTarget as Element);
  const { left, top } = element.getBoundingClientRect();
  return [event.clientX - left - element.clientLeft, event.clientY - top - element.clientTop];
}
