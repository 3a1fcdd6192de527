// In place of d3-interpolate: d3-zoom would need a way between two views only to animate it.

export const interpolateZoom = undefined;
