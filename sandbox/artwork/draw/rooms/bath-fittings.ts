import { mix, shade, tint } from '../ink/colour.ts';
import { fill, n, type Point, polygon, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { wisp } from '../ink/weather.ts';
import { shadow } from './furniture.ts';
import type { Materials } from './materials.ts';

/** A bathtub of stone seen from its side, filled; `y` is the floor. */
export function bathtub(sheet: Sheet, [x, y]: Point, width: number, m: Materials): string {
  const [half, white] = [width / 2, mix('#faf7f0', m.wall, 0.25)];
  return [
    shadow(sheet, x, y, width * 1.12, 60, 0.5),
    fill(
      `M${n(x - half)} ${n(y - 190)}Q${n(x - half + 30)} ${n(y)} ${n(x - half * 0.62)} ${n(y)}H${n(x + half * 0.62)}Q${n(x + half - 30)} ${n(y)} ${n(x + half)} ${n(y - 190)}Z`,
      sheet.linear(
        [x - half, 0],
        [x + half, 0],
        [
          [0, shade(white, 0.2)],
          [0.3, tint(white, 0.5)],
          [1, shade(white, 0.28)],
        ],
      ),
    ),
    `<ellipse cx="${n(x)}" cy="${n(y - 190)}" rx="${n(half)}" ry="30" fill="${tint(white, 0.5)}"/>`,
    `<ellipse cx="${n(x)}" cy="${n(y - 187)}" rx="${n(half - 22)}" ry="20" fill="${mix('#9db9bd', m.wall, 0.2)}"/>`,
    stroke(`M${n(x + half - 70)} ${n(y - 196)}v-96q0 -26 -30 -26h-30v22`, '#8d7646', 9),
    wisp(sheet, '#fffaf4', [x, y - 260], width * 0.7, 150, 0.4),
  ].join('');
}

/** A square tub of cypress boards, filled, with steam over it; `y` is the floor. */
export function cypressTub(sheet: Sheet, [x, y]: Point, width: number, height: number, m: Materials): string {
  const half = width / 2;
  const wood = mix('#d3ad76', m.wood, 0.25);
  let boards = '';
  for (let row = 1; row < 4; row++) boards += `M${n(x - half)} ${n(y - height + (height * row) / 4)}h${n(width)}`;
  const rim = (inset: number, lift: number) =>
    polygon([
      [x - half + inset, y - height + lift],
      [x + half - inset, y - height + lift],
      [x + half - 60 - inset * 0.4, y - height - 74 + lift * 2],
      [x - half + 60 + inset * 0.4, y - height - 74 + lift * 2],
    ]);
  return [
    shadow(sheet, x, y, width * 1.1, 60, 0.5),
    fill(
      rectangle(x - half, y - height, width, height),
      sheet.vertical(y - height, y, [
        [0, tint(wood, 0.18)],
        [1, shade(wood, 0.32)],
      ]),
    ),
    stroke(boards, shade(wood, 0.42), 2.4, 0.7),
    fill(rim(0, 0), tint(wood, 0.3)),
    fill(
      rim(34, 14),
      sheet.vertical(y - height - 60, y - height, [
        [0, mix('#7f9fa0', wood, 0.15)],
        [1, mix('#a9c3c0', wood, 0.15)],
      ]),
    ),
    fill(rectangle(x - half, y - height, width, 14), shade(wood, 0.1)),
    wisp(sheet, '#fffaf4', [x - width * 0.16, y - height - 90], width * 0.5, 190, 0.75),
    wisp(sheet, '#fffaf4', [x + width * 0.2, y - height - 150], width * 0.42, 280, 0.6),
  ].join('');
}

/** A bar to hold on to, with its two mounts. */
export const grabRail = (from: Point, to: Point): string =>
  stroke(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, '#7d6a45', 13) +
  [from, to].map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="#5f5034"/>`).join('');
