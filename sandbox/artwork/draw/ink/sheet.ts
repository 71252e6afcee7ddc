import type { Hex } from './colour.ts';

export const SHEET_WIDTH = 1500;
export const SHEET_HEIGHT = 1000;

/** `[offset 0–1, colour, opacity 0–1]` */
export type Stop = readonly [number, Hex, number?];
export type Point = readonly [number, number];

/** One decimal is below a tenth of a printed pixel and halves the text to parse. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Collects what a drawing defines (gradients, clips, filters) beside what it draws. */
export class Sheet {
  private readonly defs: string[] = [];

  private define(build: (id: string) => string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(build(id));
    return `url(#${id})`;
  }

  /** Linear gradient in sheet coordinates; returns the paint. */
  linear([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopTags(stops)}</linearGradient>`,
    );
  }

  /** Vertical gradient from `top` to `bottom`. */
  vertical(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.linear([0, top], [0, bottom], stops);
  }

  /** Radial gradient; `flatten` squeezes it vertically (1 is round). */
  radial([cx, cy]: Point, radius: number, stops: readonly Stop[], flatten = 1): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n(radius)}" gradientTransform="translate(${n(cx)} ${n(cy)}) scale(1 ${flatten})">${stopTags(stops)}</radialGradient>`,
    );
  }

  /** Paint that is strongest at the top of whatever shape takes it and gone at its foot. */
  fading(colour: Hex, opacity: number): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopTags([
          [0, colour, opacity],
          [0.4, colour, opacity * 0.6],
          [0.95, colour, 0],
        ])}</linearGradient>`,
    );
  }

  clip(path: string): string {
    return this.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  }

  blur(deviation: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-40%" width="140%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /** The whole picture as SVG text. */
  finish(body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" preserveAspectRatio="none"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Straight segments through points, without the leading `M`. */
export const through = (points: readonly Point[]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

/** Closed polygon. */
export const polygon = (points: readonly Point[]): string => `M${through(points)}Z`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

/** A filled path. */
export const fill = (d: string, paint: string, opacity = 1, more = ''): string =>
  `<path d="${d}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${n3(opacity)}"`}${more && ` ${more}`}/>`;

/** A drawn line. */
export const stroke = (d: string, colour: string, width: number, opacity = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n3(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${n3(opacity)}"`}${more && ` ${more}`}/>`;

export const group = (content: string, attributes: string): string => `<g ${attributes}>${content}</g>`;

/** Mirror about the horizontal line `y`. */
export const mirrored = (content: string, y: number, opacity: number, squeeze = 1): string =>
  group(content, `transform="translate(0 ${n(y * (1 + squeeze))}) scale(1 ${-squeeze})" opacity="${opacity}"`);

const n3 = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Catmull-Rom through the points as cubic segments: the long brush line. */
export function brush(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d;
}
