/** sRGB colour as `#rrggbb`. */
export type Hex = string;

type Lab = readonly [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** Red, green and blue of a colour, each 0–255. */
function channels(hex: Hex): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Oklab coordinates; distances there follow the eye (Ottosson 2020). */
function oklab(hex: Hex): Lab {
  const [r, g, b] = channels(hex).map((c) => toLinear(c / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Lab): Hex {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

/** The colour `t` of the way from `a` to `b`, mixed as pigments look rather than as lamps add. */
export function mix(a: Hex, b: Hex, t: number): Hex {
  const from = oklab(a);
  const to = oklab(b);
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * t;
  return fromOklab([at(0), at(1), at(2)]);
}

/** Darker by `t` towards warm ink, never towards dead black. */
export const shade = (colour: Hex, t: number): Hex => mix(colour, '#14130f', t);

/** Lighter by `t` towards paper. */
export const tint = (colour: Hex, t: number): Hex => mix(colour, '#fbf7ee', t);
