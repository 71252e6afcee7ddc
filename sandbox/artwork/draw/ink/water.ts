import { type Hex, mix } from './colour.ts';
import type { Palette } from './palette.ts';
import { between, seeded } from './prng.ts';
import { fill, n, rectangle, SHEET_HEIGHT, SHEET_WIDTH, type Sheet } from './sheet.ts';

/** Still water from `shore` down, taking its colour from the low sky and deepening towards the viewer. */
export function water(sheet: Sheet, palette: Palette, shore: number, bottom = SHEET_HEIGHT): string {
  const paint = sheet.vertical(shore, bottom, [
    [0, mix(palette.glow, palette.water, 0.25)],
    [0.25, mix(palette.low, palette.water, 0.5)],
    [0.7, palette.water],
    [1, mix(palette.water, palette.deep, 0.45)],
  ]);
  return fill(rectangle(0, shore, SHEET_WIDTH, bottom - shore + 5), paint);
}

/** Lens-shaped ripples, fine at the shore and broad in front; drawn as one path so that hundreds cost little. */
export function ripples(
  seed: string,
  colour: Hex,
  shore: number,
  options: { count: number; opacity: number; from?: number; to?: number; bottom?: number; thickness?: number },
): string {
  const { count, opacity, from = 0, to = SHEET_WIDTH, bottom = SHEET_HEIGHT, thickness = 1 } = options;
  const random = seeded(`${seed}:ripples`);
  let d = '';
  for (let i = 0; i < count; i++) {
    const near = random() ** 1.5;
    const y = shore + 3 + (bottom - shore - 3) * near;
    const half = between(random, 14, 60) * (0.3 + near * 2);
    const thick = (0.35 + near * 2.1) * between(random, 0.5, 1.2) * thickness;
    d += lens(between(random, from, to), y, half, thick);
  }
  return fill(d, colour, opacity);
}

/** The broken path of light a moon or sun lays on the water under itself. */
export function glade(
  seed: string,
  colour: Hex,
  x: number,
  shore: number,
  options: { width: number; opacity: number; bottom?: number },
): string {
  const { width, opacity, bottom = SHEET_HEIGHT } = options;
  const random = seeded(`${seed}:glade`);
  let bright = '';
  let faint = '';
  for (let y = shore + 2; y < bottom; ) {
    const near = (y - shore) / (bottom - shore);
    const spread = width * (0.35 + near * 1.1);
    const half = spread * between(random, 0.18, 0.6);
    const centre = x + between(random, -0.4, 0.4) * spread;
    const shape = lens(centre, y, half, (0.8 + near * 3.2) * between(random, 0.6, 1.2));
    if (random() < 0.6) bright += shape;
    else faint += lens(centre + between(random, -1, 1) * spread, y, half * 1.6, 0.8 + near * 2.5);
    y += 2.2 + near * 9;
  }
  return fill(bright, colour, opacity) + fill(faint, colour, opacity * 0.45);
}

const lens = (x: number, y: number, half: number, thick: number): string =>
  `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - thick)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + thick)} ${n(x - half)} ${n(y)}Z`;
