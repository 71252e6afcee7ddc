import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { fill, n, type Point, type Sheet, type Stop, stroke } from '../ink/sheet.ts';
import { shadow } from '../rooms/furniture.ts';
import type { Materials } from '../rooms/materials.ts';
import { bowl, candle, ellipse, glass, plate, sprig } from './tableware.ts';

/** Where the eye stands, a table's top is seen as flat as this. */
const TILT = 0.13;

/** A round table under a long linen cloth that falls in folds; `y` is the floor, `width` that of its top. */
function clothedTable(sheet: Sheet, [x, y]: Point, width: number, height: number, m: Materials): string {
  const [rx, ry, top] = [width / 2, width * TILT, y - height];
  const folds: Stop[] = Array.from({ length: 13 }, (_, i) => [
    i / 12,
    i % 2 === 0 ? shade(m.linen, 0.24) : tint(m.linen, 0.1),
  ]);
  const fallen = `M${n(x - rx)} ${n(top)}C${n(x - rx * 0.99)} ${n(top + height * 0.4)} ${n(x - rx * 0.9)} ${n(y - height * 0.3)} ${n(x - rx * 0.86)} ${n(y - ry * 0.4)}Q${n(x)} ${n(y + ry * 1.1)} ${n(x + rx * 0.86)} ${n(y - ry * 0.4)}C${n(x + rx * 0.9)} ${n(y - height * 0.3)} ${n(x + rx * 0.99)} ${n(top + height * 0.4)} ${n(x + rx)} ${n(top)}Z`;
  return [
    shadow(sheet, x, y, width * 1.2, width * 0.3),
    fill(fallen, sheet.linear([x - rx, 0], [x + rx, 0], folds)),
    fill(
      fallen,
      sheet.vertical(top, y + ry, [
        [0, '#14110d', 0.02],
        [0.35, '#14110d', 0.16],
        [1, '#14110d', 0.4],
      ]),
    ),
    ellipse([x, top + 3], rx, ry, shade(m.linen, 0.2)),
    ellipse(
      [x, top],
      rx,
      ry,
      sheet.radial([x - rx * 0.2, top - ry * 0.3], rx * 1.1, [
        [0, tint(m.linen, 0.5)],
        [1, shade(m.linen, 0.07)],
      ]),
    ),
  ].join('');
}

/** Laid for two: plates, glasses, and in the middle a flame or a sprig. `y` is the height of the cloth. */
function laidForTwo(sheet: Sheet, [x, y]: Point, width: number, m: Materials, p: Palette): string {
  const s = width / 300;
  const wine = mix('#e8c987', p.glow, 0.3);
  const middle: Point = [x, y - 2 * s];
  return [
    glass([x - 62 * s, y - 16 * s], s * 0.95, wine),
    glass([x + 66 * s, y - 14 * s], s * 0.95, wine),
    p.night > 0.4 ? candle(sheet, middle, s, p) : sprig(middle, s, p),
    plate([x - 86 * s, y + 8 * s], 42 * s, m),
    plate([x + 86 * s, y + 8 * s], 42 * s, m),
    bowl(sheet, [x - 84 * s, y + 8 * s], 19 * s, 'celadon'),
    bowl(sheet, [x + 84 * s, y + 8 * s], 19 * s, 'celadon'),
  ].join('');
}

/** A dining chair from its side; `y` is the floor. It looks to the right with `facing` 1. */
function chair(sheet: Sheet, [x, y]: Point, s: number, facing: 1 | -1, m: Materials): string {
  const px = (v: number) => n(x + v * s * facing);
  const py = (v: number) => n(y - v * s);
  const cloth = mix(m.cloth, m.linen, 0.3);
  return [
    shadow(sheet, x, y, 130 * s, 22 * s),
    stroke(
      `M${px(-42)} ${py(84)}L${px(-52)} ${py(2)}M${px(40)} ${py(84)}L${px(44)} ${py(0)}M${px(-26)} ${py(84)}L${px(-30)} ${py(10)}M${px(28)} ${py(84)}L${px(30)} ${py(10)}`,
      shade(m.wood, 0.42),
      6 * s,
    ),
    fill(
      `M${px(-50)} ${py(84)}C${px(-62)} ${py(130)} ${px(-72)} ${py(164)} ${px(-66)} ${py(196)}Q${px(-58)} ${py(204)} ${px(-48)} ${py(196)}C${px(-52)} ${py(164)} ${px(-42)} ${py(130)} ${px(-32)} ${py(98)}Z`,
      sheet.vertical(y - 200 * s, y - 84 * s, [
        [0, tint(cloth, 0.24)],
        [1, shade(cloth, 0.26)],
      ]),
    ),
    fill(
      `M${px(-52)} ${py(104)}Q${px(0)} ${py(112)} ${px(48)} ${py(104)}Q${px(56)} ${py(94)} ${px(48)} ${py(84)}H${px(-50)}Q${px(-58)} ${py(94)} ${px(-52)} ${py(104)}Z`,
      sheet.vertical(y - 110 * s, y - 82 * s, [
        [0, tint(cloth, 0.3)],
        [1, shade(cloth, 0.34)],
      ]),
    ),
  ].join('');
}

/** A table for two with its chairs, laid. */
export function tableForTwo(sheet: Sheet, at: Point, width: number, m: Materials, p: Palette): string {
  const [x, y] = at;
  const height = width * 0.42;
  const s = width / 260;
  return [
    chair(sheet, [x - width * 0.62, y - width * 0.02], s, 1, m),
    chair(sheet, [x + width * 0.62, y - width * 0.02], s, -1, m),
    clothedTable(sheet, at, width, height, m),
    laidForTwo(sheet, [x, y - height], width, m, p),
  ].join('');
}

/** A flat cushion on the floor, in the cloth of the house. */
export function cushion(sheet: Sheet, [x, y]: Point, width: number, m: Materials): string {
  const [h, e] = [width * 0.16, width / 2];
  return (
    shadow(sheet, x, y + h * 0.2, width * 1.15, h * 1.6) +
    fill(
      `M${n(x - e)} ${n(y - h * 0.35)}Q${n(x - e)} ${n(y - h)} ${n(x - e * 0.7)} ${n(y - h)}H${n(x + e * 0.7)}Q${n(x + e)} ${n(y - h)} ${n(x + e)} ${n(y - h * 0.35)}Q${n(x)} ${n(y + h * 0.5)} ${n(x - e)} ${n(y - h * 0.35)}Z`,
      sheet.vertical(y - h, y + h * 0.3, [
        [0, tint(m.cloth, 0.28)],
        [1, shade(m.cloth, 0.28)],
      ]),
    )
  );
}

/** A high stool with a round seat; `y` is the floor. */
export function stool(sheet: Sheet, [x, y]: Point, s: number, m: Materials): string {
  const cloth = mix(m.cloth, m.linen, 0.25);
  return [
    shadow(sheet, x, y, 110 * s, 22 * s),
    stroke(
      `M${n(x - 22 * s)} ${n(y - 176 * s)}L${n(x - 38 * s)} ${n(y)}M${n(x + 22 * s)} ${n(y - 176 * s)}L${n(x + 38 * s)} ${n(y)}M${n(x - 33 * s)} ${n(y - 56 * s)}H${n(x + 33 * s)}`,
      shade(m.wood, 0.5),
      6 * s,
    ),
    fill(
      `M${n(x - 50 * s)} ${n(y - 190 * s)}V${n(y - 178 * s)}Q${n(x)} ${n(y - 158 * s)} ${n(x + 50 * s)} ${n(y - 178 * s)}V${n(y - 190 * s)}Z`,
      shade(cloth, 0.36),
    ),
    ellipse([x, y - 190 * s], 50 * s, 13 * s, tint(cloth, 0.16)),
  ].join('');
}
