// How a chart is drawn: scales, lines with gaps, labels that do not lie upon each other, signs that tell lines apart.

export type Values = readonly (number | null)[];

/** By these, lines can be told apart without their colours: eight signs and eight dashes. */
export const SIGNS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
  "M-3.500-3.500h7v7h-7Z",
  "M0-4.600 4.400 3.400h-8.800Z",
  "M0-5 5 0 0 5-5 0Z",
  "M0 4.600 4.400-3.400h-8.800Z",
  "M-1.500-4.500h3v3h3v3h-3v3h-3v-3h-3v-3h3Z",
  "M-4.600 0-2.300-4h4.600L4.600 0 2.300 4h-4.600Z",
  "M0-2.100 2.400-4.500 4.500-2.400 2.100 0 4.500 2.400 2.400 4.500 0 2.100-2.400 4.500-4.500 2.400-2.100 0-4.500-2.400-2.400-4.500Z",
] as const;
export const DASHES = [
  "",
  "7 3",
  "2.500 2.500",
  "11 3 2.500 3",
  "5 3",
  "14 3",
  "7 2.500 2 2.500 2 2.500",
  "1.500 4",
] as const;

const STEPS = [1, 2, 5];

/** Whole numbers at even distances from the lowest to the highest, about as many as asked for. */
export function ticks(low: number, high: number, count: number): number[] {
  const least = Math.max(1, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, i) => first + i * step);
}

/** The path of a line, interrupted where nothing is known. */
export function lineOf(values: Values, x: (i: number) => number, y: (value: number) => number): string {
  let out = "";
  values.forEach((value, i) => {
    if (value === null) return;
    const pen = i > 0 && values[i - 1] !== null ? "L" : "M";
    out += `${pen}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return out;
}

/** Where along a line its sign stands: a few times, not where the signs of other lines are. */
export function signsAt(length: number, line: number, lines: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(length / most));
  const first = Math.floor((line * step) / Math.max(1, lines));
  return Array.from({ length: Math.ceil((length - first) / step) }, (_, i) => first + i * step);
}

/** Heights of labels, moved apart as little as possible so that none lies upon another, and all within the chart. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const out = [...heights];
  let last = low - gap;
  for (const i of order) out[i] = last = Math.max(last + gap, heights[i] ?? 0);
  let next = high + gap;
  for (const i of order.toReversed()) out[i] = next = Math.min(next - gap, out[i] ?? 0);
  return out;
}
