// Where everybody sits at the round table, and the lines between them, in the units of the drawing.

export type Point = readonly [x: number, y: number];

export const WIDTH = 400;
export const HEIGHT = 340;
export const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];
export const TABLE = 112;
const PLACE = 94; // from the centre to where a player's lines begin
const CHAIR: Point = [152, 140]; // and to the chairs, which stand on an oval
const BEND = 26; // lines between players who face each other pass the centre at this distance, on different sides
const TOOTH = 4; // half the width of a crack
const TEETH = 5; // to each side of it

/** Clockwise from the bottom, where the first one sits. */
function turn(seat: number, seats: number, first: number): number {
  return ((seat - first + seats) % seats) * ((2 * Math.PI) / seats);
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (angle: number, across: number, down: number): Point => [
  CENTRE[0] - across * Math.sin(angle),
  CENTRE[1] + down * Math.cos(angle),
];
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export interface Seating {
  seats: number;
  /** Who sits at the bottom. */
  first: number;
}

/** Where a player's lines begin, on the table. */
export const place = (seat: number, { seats, first }: Seating): Point => at(turn(seat, seats, first), PLACE, PLACE);

/** Where a player sits, in hundredths of the drawing. */
export function chair(seat: number, { seats, first }: Seating): Point {
  const [x, y] = at(turn(seat, seats, first), ...CHAIR);
  return [round((100 * x) / WIDTH), round((100 * y) / HEIGHT)];
}

/** A line between two players: a curve from one to the other with one control point. */
export interface Line {
  from: Point;
  control: Point;
  to: Point;
  middle: Point;
}

export function line(one: number, other: number, seating: Seating): Line {
  const [from, to] = [place(one, seating), place(other, seating)];
  const halfway = middle(from, to);
  const facing = 2 * (other - one) === seating.seats;
  const bend = facing ? (one % 2 ? -BEND : BEND) / PLACE : 0; // of half the line, which is as long as that
  const control: Point = [halfway[0] - bend * (from[1] - to[1]), halfway[1] + bend * (from[0] - to[0])];
  return { from, control, to, middle: middle(halfway, control) };
}

/** The same line seen from its other end. */
export const reversed = ({ from, control, to, middle }: Line): Line => ({ from: to, control, to: from, middle });

const said = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The half of a line that is its first player's, unbroken. */
export const smooth = ({ from, control, middle: end }: Line): string =>
  `M${said(from)}Q${said(middle(from, control))} ${said(end)}`;

/** The same half as a crack in the ice. */
export function cracked({ from, control, middle: end }: Line): string {
  const bend = middle(from, control);
  const steps = 2 * TEETH;
  const points = Array.from({ length: steps - 1 }, (_, i) =>
    tooth(from, bend, end, (i + 1) / steps, i % 2 ? TOOTH : -TOOTH),
  );
  return `M${[from, ...points, end].map(said).join("L")}`;
}

/** A point beside a curve, where so much of it lies behind. */
function tooth(from: Point, bend: Point, end: Point, part: number, aside: number): Point {
  const [a, b] = [between(from, bend, part), between(bend, end, part)];
  const [x, y] = between(a, b, part);
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [x - (aside * (b[1] - a[1])) / long, y + (aside * (b[0] - a[0])) / long];
}

const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

const RIM = TABLE + 7;
const ARROW = { from: 0.34, to: 0.72, wide: 0.055 }; // parts of a circle's radius, from the starter on

/** The arrow beside the starter that shows which way the turns go, along the rim of the table. */
export function direction(order: readonly number[], { seats, first }: Seating): string {
  const [starter = 0, next = 0] = order;
  const clockwise = (starter + 1) % seats === next;
  const way = clockwise ? 1 : -1;
  const angle = turn(starter, seats, first);
  const on = (part: number, r: number): string => said(at(angle + way * part, r, r));
  const end = ARROW.to;
  return (
    `M${on(ARROW.from, RIM)}A${RIM} ${RIM} 0 0 ${clockwise ? 1 : 0} ${on(end, RIM)}` +
    `M${on(end - ARROW.wide, RIM - 5)}L${on(end, RIM)}L${on(end - ARROW.wide, RIM + 5)}`
  );
}
