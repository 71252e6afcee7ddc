import { type Hex, mix, tint } from './colour.ts';
import { fractal } from './noise.ts';
import type { Palette } from './palette.ts';
import { between, seeded } from './prng.ts';
import {
  brush,
  fill,
  group,
  n,
  type Point,
  rectangle,
  SHEET_HEIGHT,
  SHEET_WIDTH,
  type Sheet,
  stroke,
} from './sheet.ts';

/** Graded sky with the dark band at the top edge that woodblock printers wipe by hand (bokashi). */
export function sky(sheet: Sheet, palette: Palette, horizon: number): string {
  const paint = sheet.vertical(0, horizon, [
    [0, palette.zenith],
    [0.14, mix(palette.zenith, palette.high, 0.55)],
    [0.45, palette.high],
    [0.8, palette.low],
    [1, palette.glow],
  ]);
  return fill(rectangle(0, 0, SHEET_WIDTH, SHEET_HEIGHT), paint);
}

/** Moon or sun: a disc with a wide breath of light around it. */
export function disc(sheet: Sheet, palette: Palette, [x, y]: Point, radius: number, halo = 5): string {
  const glow = sheet.radial([x, y], radius * halo, [
    [0, palette.disc, 0.55],
    [0.22, palette.disc, 0.3],
    [0.5, palette.disc, 0.1],
    [1, palette.disc, 0],
  ]);
  const face = sheet.radial([x - radius * 0.2, y - radius * 0.25], radius * 1.5, [
    [0, tint(palette.disc, 0.5)],
    [0.7, palette.disc],
    [1, mix(palette.disc, palette.low, 0.35)],
  ]);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * halo)}" fill="${glow}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${face}"/>`;
}

/** Long flat clouds that thin out at both ends. */
export function clouds(
  sheet: Sheet,
  seed: string,
  colour: Hex,
  top: number,
  bottom: number,
  count: number,
  opacity = 0.5,
): string {
  const random = seeded(`${seed}:clouds`);
  const shapes = Array.from({ length: count }, (_, i) => {
    const y = between(random, top, bottom);
    const cx = between(random, 0, SHEET_WIDTH);
    const half = between(random, 160, 460);
    const thick = between(random, 5, 20);
    const wave = fractal(`${seed}:cloud${i}`, 120, 4, 0.55);
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let s = -1; s <= 1.001; s += 0.08) {
      const body = (1 - s * s) ** 1.4;
      const x = cx + s * half;
      upper.push([x, y - body * thick * (1.2 + wave(x))]);
      lower.unshift([x, y + body * thick * (0.45 + 0.4 * wave(x + 900))]);
    }
    return fill(`${brush(upper)}L${brush(lower).slice(1)}Z`, colour, between(random, 0.35, 1) * opacity);
  });
  return group(shapes.join(''), `filter="${sheet.blur(3.5)}"`);
}

/** A few stars, thinner towards the horizon. */
export function stars(seed: string, colour: Hex, bottom: number, count: number): string {
  const random = seeded(`${seed}:stars`);
  return Array.from({ length: count }, () => {
    const y = bottom * random() ** 1.5;
    return `<circle cx="${n(between(random, 0, SHEET_WIDTH))}" cy="${n(y)}" r="${n(between(random, 0.6, 1.7))}" fill="${colour}" opacity="${n((1 - y / bottom) * between(random, 0.4, 1))}"/>`;
  }).join('');
}

/** A skein of geese crossing the sky. */
export function geese(seed: string, colour: Hex, [x, y]: Point, size: number, count = 7): string {
  const random = seeded(`${seed}:geese`);
  return Array.from({ length: count }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const rank = Math.ceil(i / 2);
    const px = x + rank * size * 2.3 + between(random, -3, 3);
    const py = y + side * rank * size * 0.75 + rank * size * 0.3 + between(random, -2, 2);
    const lift = between(random, 0.25, 0.6) * size;
    return stroke(
      `M${n(px - size)} ${n(py - lift)}Q${n(px - size * 0.4)} ${n(py - lift * 0.9)} ${n(px)} ${n(py)}Q${n(px + size * 0.3)} ${n(py - lift * 1.2)} ${n(px + size * 0.9)} ${n(py - lift * 1.1)}`,
      colour,
      size * 0.14,
      0.75,
    );
  }).join('');
}
