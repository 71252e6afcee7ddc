import { type Hex, mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { lattice } from '../ink/roofs.ts';
import { fill, rectangle, type Sheet } from '../ink/sheet.ts';
import type { Materials } from './materials.ts';
import { FLOOR_LINE, type Frame } from './shell.ts';

/** Paper of a door, as light as the hour. */
const paperOf = (m: Materials, p: Palette): Hex => mix(tint(m.wall, 0.5), p.glow, 0.3);

/** Beam, posts and paper doors on both sides of an opening, as old houses have them. */
export function timberFrame(sheet: Sheet, view: Frame, m: Materials, p: Palette, columns = 5): string {
  const wood = shade(m.wood, 0.2);
  const right = view.x + view.width;
  const post = (x: number) => rectangle(x, 96, 24, FLOOR_LINE - 96);
  return [
    fill(rectangle(0, 92, 1500, 26), wood),
    lattice(sheet, 20, 128, view.x - 56, 564, paperOf(m, p), wood, columns),
    lattice(sheet, right + 36, 128, 1500 - right - 56, 564, paperOf(m, p), wood, columns),
    fill(
      post(view.x - 26) + post(right + 2) + post(-6) + post(1482),
      sheet.vertical(96, FLOOR_LINE, [
        [0, tint(wood, 0.1)],
        [1, shade(wood, 0.28)],
      ]),
    ),
  ].join('');
}
