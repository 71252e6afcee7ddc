import { mix, shade, tint } from '../ink/colour.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, type Point, polygon, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { shadow } from './furniture.ts';
import type { Materials } from './materials.ts';

/** A writing desk with a drawer; `y` is the floor. */
export function desk(sheet: Sheet, [x, y]: Point, width: number, m: Materials): string {
  const [top, half] = [y - 168, width / 2];
  return [
    shadow(sheet, x, y, width * 1.1, 40),
    fill(
      rectangle(x - half + 16, top, 20, 168) + rectangle(x + half - 36, top, 20, 168),
      sheet.vertical(top, y, [
        [0, m.wood],
        [1, shade(m.wood, 0.4)],
      ]),
    ),
    fill(rectangle(x - half + 36, top + 12, width - 72, 46), shade(m.wood, 0.22)),
    stroke(`M${n(x)} ${n(top + 12)}v46`, shade(m.wood, 0.5), 2),
    fill(
      polygon([
        [x - half, top],
        [x + half, top],
        [x + half - 26, top - 30],
        [x - half + 26, top - 30],
      ]),
      tint(m.wood, 0.32),
    ),
    fill(rectangle(x - half, top, width, 13), shade(m.wood, 0.3)),
  ].join('');
}

/** A chair pushed under a desk, seen from behind; `y` is the floor. */
export function deskChair(sheet: Sheet, [x, y]: Point, s: number, m: Materials): string {
  return [
    shadow(sheet, x, y, 170 * s, 30 * s),
    stroke(
      `M${n(x - 56 * s)} ${n(y - 86 * s)}L${n(x - 64 * s)} ${n(y)}M${n(x + 56 * s)} ${n(y - 86 * s)}L${n(x + 64 * s)} ${n(y)}`,
      shade(m.wood, 0.45),
      8 * s,
    ),
    fill(
      `M${n(x - 68 * s)} ${n(y - 104 * s)}H${n(x + 68 * s)}L${n(x + 62 * s)} ${n(y - 80 * s)}H${n(x - 62 * s)}Z`,
      shade(mix(m.cloth, m.linen, 0.3), 0.2),
    ),
    fill(
      `M${n(x - 62 * s)} ${n(y - 218 * s)}Q${n(x)} ${n(y - 236 * s)} ${n(x + 62 * s)} ${n(y - 218 * s)}L${n(x + 58 * s)} ${n(y - 128 * s)}Q${n(x)} ${n(y - 118 * s)} ${n(x - 58 * s)} ${n(y - 128 * s)}Z`,
      sheet.vertical(y - 230 * s, y - 120 * s, [
        [0, tint(mix(m.cloth, m.linen, 0.3), 0.12)],
        [1, shade(mix(m.cloth, m.linen, 0.3), 0.22)],
      ]),
    ),
    stroke(
      `M${n(x - 60 * s)} ${n(y - 214 * s)}L${n(x - 58 * s)} ${n(y - 86 * s)}M${n(x + 60 * s)} ${n(y - 214 * s)}L${n(x + 58 * s)} ${n(y - 86 * s)}`,
      shade(m.wood, 0.3),
      8 * s,
    ),
  ].join('');
}

/** An open book and a pile of two; `y` is the table's top. */
export function books([x, y]: Point, s: number, m: Materials): string {
  const page = tint(m.linen, 0.4);
  return [
    fill(rectangle(x + 60 * s, y - 14 * s, 86 * s, 14 * s), shade(m.cloth, 0.1)),
    fill(rectangle(x + 66 * s, y - 26 * s, 76 * s, 12 * s), mix('#86642f', m.wood, 0.4)),
    fill(
      `M${n(x)} ${n(y)}L${n(x - 64 * s)} ${n(y - 2 * s)}L${n(x - 50 * s)} ${n(y - 16 * s)}Q${n(x - 22 * s)} ${n(y - 22 * s)} ${n(x)} ${n(y - 12 * s)}Q${n(x + 22 * s)} ${n(y - 22 * s)} ${n(x + 46 * s)} ${n(y - 16 * s)}L${n(x + 54 * s)} ${n(y - 2 * s)}Z`,
      page,
    ),
    stroke(`M${n(x)} ${n(y - 12 * s)}V${n(y)}`, shade(page, 0.3), 1.6),
  ].join('');
}

/** Shelves with books, a jar here and there; `y` is the top. */
export function bookshelf(seed: string, [x, y]: Point, width: number, height: number, m: Materials): string {
  const random = seeded(`${seed}:shelf${x}`);
  const rows = Math.round(height / 112);
  const step = height / rows;
  const colours = [
    m.cloth,
    mix('#86642f', m.wood, 0.3),
    shade(m.linen, 0.16),
    mix(m.cloth, m.linen, 0.45),
    shade(m.wood, 0.3),
  ];
  let spines = '';
  let boards = '';
  for (let row = 0; row < rows; row++) {
    const base = y + (row + 1) * step - 10;
    for (let bx = x + 18; bx < x + width - 34; ) {
      const [w, h] = [between(random, 9, 20), between(random, 0.5, 0.8) * step];
      if (random() < 0.84)
        spines += fill(
          rectangle(bx, base - h, w - 1.6, h),
          colours[Math.floor(random() * colours.length)] ?? m.cloth,
          0.92,
        );
      else bx += 30;
      bx += w;
    }
    boards += rectangle(x, base, width, 10);
  }
  return [
    fill(rectangle(x, y, width, height), shade(m.wood, 0.48)),
    spines,
    fill(
      boards + rectangle(x, y, width, 12) + rectangle(x, y, 14, height) + rectangle(x + width - 14, y, 14, height),
      m.wood,
    ),
  ].join('');
}

/** A long low sofa, seen from the front; `y` is the floor. */
export function sofa(sheet: Sheet, [x, y]: Point, width: number, m: Materials): string {
  const cloth = mix(m.cloth, m.linen, 0.5);
  const half = width / 2;
  const body = (top: number, bottom: number) =>
    sheet.vertical(top, bottom, [
      [0, tint(cloth, 0.25)],
      [1, shade(cloth, 0.24)],
    ]);
  return [
    shadow(sheet, x, y, width * 1.12, 46),
    stroke(`M${n(x - half + 30)} ${n(y - 22)}v22M${n(x + half - 30)} ${n(y - 22)}v22`, shade(m.wood, 0.4), 11),
    fill(rectangle(x - half + 12, y - 178, width - 24, 120), body(y - 178, y - 60), 1, 'rx="16"'),
    fill(rectangle(x - half, y - 132, 56, 114), body(y - 132, y - 20), 1, 'rx="14"'),
    fill(rectangle(x + half - 56, y - 132, 56, 114), body(y - 132, y - 20), 1, 'rx="14"'),
    fill(rectangle(x - half + 48, y - 92, width - 96, 74), body(y - 96, y - 18), 1, 'rx="10"'),
    stroke(`M${n(x)} ${n(y - 90)}v70M${n(x)} ${n(y - 172)}v76`, shade(cloth, 0.35), 2, 0.7),
    fill(rectangle(x - half + 72, y - 150, 84, 66), m.cloth, 1, 'rx="12"'),
    fill(rectangle(x + half - 156, y - 150, 84, 66), mix('#86642f', m.wall, 0.35), 1, 'rx="12"'),
  ].join('');
}

/** A balustrade of slim bars under a wooden rail. */
export function balustrade(x: number, width: number, top: number, bottom: number, m: Materials): string {
  let bars = '';
  for (let bx = x + 16; bx < x + width; bx += 22) bars += `M${n(bx)} ${n(top)}V${n(bottom)}`;
  return (
    stroke(bars, shade(m.wood, 0.5), 3, 0.8) +
    fill(rectangle(x, top - 6, width, 14), tint(m.wood, 0.12)) +
    fill(rectangle(x, bottom - 8, width, 8), shade(m.wood, 0.35))
  );
}

/** Bedding on the floor: a thick mattress, a folded quilt, one pillow; `x` is its middle, `y` the near edge. */
export function floorBedding(sheet: Sheet, [x, y]: Point, width: number, m: Materials): string {
  const half = width / 2;
  return [
    shadow(sheet, x, y - 4, width * 1.06, 92, 0.4),
    fill(
      `M${n(x - half)} ${n(y - 30)}L${n(x - half * 0.7)} ${n(y - 132)}H${n(x + half * 0.7)}L${n(x + half)} ${n(y - 30)}Q${n(x + half)} ${n(y)} ${n(x + half - 24)} ${n(y)}H${n(x - half + 24)}Q${n(x - half)} ${n(y)} ${n(x - half)} ${n(y - 30)}Z`,
      sheet.vertical(y - 132, y, [
        [0, m.linen],
        [1, shade(m.linen, 0.22)],
      ]),
    ),
    fill(
      `M${n(x - half)} ${n(y - 38)}L${n(x - half * 0.8)} ${n(y - 104)}H${n(x + half * 0.8)}L${n(x + half)} ${n(y - 38)}Q${n(x)} ${n(y - 20)} ${n(x - half)} ${n(y - 38)}Z`,
      sheet.linear(
        [x - half, y - 104],
        [x + half, y - 20],
        [
          [0, tint(m.cloth, 0.28)],
          [1, m.cloth],
        ],
      ),
    ),
    stroke(
      `M${n(x - half * 0.88)} ${n(y - 72)}Q${n(x)} ${n(y - 56)} ${n(x + half * 0.88)} ${n(y - 72)}`,
      tint(m.cloth, 0.45),
      2,
      0.6,
    ),
    fill(
      `M${n(x - half * 0.42)} ${n(y - 112)}q-4 -32 20 -34h${n(half * 0.84 - 40)}q24 2 20 34Q${n(x)} ${n(y - 100)} ${n(x - half * 0.42)} ${n(y - 112)}Z`,
      sheet.vertical(y - 146, y - 106, [
        [0, tint(m.linen, 0.6)],
        [1, shade(m.linen, 0.18)],
      ]),
    ),
  ].join('');
}
