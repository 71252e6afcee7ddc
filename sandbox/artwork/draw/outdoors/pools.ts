import { mix, shade, tint } from '../ink/colour.ts';
import { fill, n, type Point, polygon, rectangle, SHEET_WIDTH, type Sheet, stroke } from '../ink/sheet.ts';
import { rain } from '../ink/weather.ts';
import { paperLamp, shadow } from '../rooms/furniture.ts';
import { type Materials, materialsOf } from '../rooms/materials.ts';
import type { DrawScene } from '../rooms/scene.ts';
import { poolWater, whole } from './pool-water.ts';

function lounger(sheet: Sheet, [x, y]: Point, s: number, m: Materials): string {
  return [
    shadow(sheet, x + 10 * s, y + 4, 300 * s, 34 * s),
    stroke(
      `M${n(x - 110 * s)} ${n(y - 30 * s)}v${n(30 * s)}M${n(x + 100 * s)} ${n(y - 30 * s)}v${n(30 * s)}`,
      shade(m.wood, 0.35),
      8 * s,
    ),
    fill(
      polygon([
        [x - 126 * s, y - 40 * s],
        [x + 128 * s, y - 40 * s],
        [x + 124 * s, y - 26 * s],
        [x - 124 * s, y - 26 * s],
      ]),
      shade(m.wood, 0.15),
    ),
    fill(
      `M${n(x - 124 * s)} ${n(y - 40 * s)}Q${n(x - 122 * s)} ${n(y - 58 * s)} ${n(x - 106 * s)} ${n(y - 58 * s)}H${n(x + 34 * s)}L${n(x + 118 * s)} ${n(y - 118 * s)}Q${n(x + 132 * s)} ${n(y - 122 * s)} ${n(x + 134 * s)} ${n(y - 106 * s)}L${n(x + 60 * s)} ${n(y - 40 * s)}Z`,
      sheet.vertical(y - 120 * s, y - 40 * s, [
        [0, tint(m.linen, 0.4)],
        [1, shade(m.linen, 0.16)],
      ]),
    ),
    fill(
      `M${n(x - 124 * s)} ${n(y - 42 * s)}Q${n(x - 122 * s)} ${n(y - 60 * s)} ${n(x - 106 * s)} ${n(y - 60 * s)}h${n(46 * s)}v${n(18 * s)}Z`,
      m.cloth,
    ),
  ].join('');
}

/** Water that ends where the view begins. */
export const infinityPool: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:water`;
  const m = materialsOf(motif, p);
  const edge = 668;
  return {
    view: whole,
    plane: 'back',
    focus: 0.5,
    standing: fill(
      rectangle(0, edge - 5, SHEET_WIDTH, 8),
      sheet.vertical(edge - 5, edge + 3, [
        [0, tint(p.glow, 0.4), 0.9],
        [1, shade(m.stone, 0.3), 0.9],
      ]),
    ),
    mirror: { y: edge, left: 0, right: SHEET_WIDTH, strength: 0.8 },
    overlay: [
      poolWater(sheet, id, edge + 2, p),
      fill(
        polygon([
          [1500, 742],
          [1500, 1000],
          [560, 1000],
          [1180, 742],
        ]),
        sheet.vertical(742, 1000, [
          [0, tint(m.stone, 0.25)],
          [1, shade(m.stone, 0.25)],
        ]),
      ),
      stroke('M1180 742L560 1000', tint(m.stone, 0.5), 7, 0.8),
      stroke(
        'M1120 790L1500 790M1010 846H1500M880 912H1500M1300 742L860 1000M1420 742L1180 1000',
        shade(m.stone, 0.4),
        1.6,
        0.45,
      ),
      fill(
        rectangle(0, 0, SHEET_WIDTH, 62),
        sheet.vertical(0, 62, [
          [0, shade(m.wood, 0.45)],
          [0.8, shade(m.wood, 0.15)],
          [1, shade(m.wood, 0.5)],
        ]),
      ),
      fill(
        rectangle(0, 62, SHEET_WIDTH, 46),
        sheet.vertical(62, 108, [
          [0, '#0f0d0a', 0.3],
          [1, '#0f0d0a', 0],
        ]),
      ),
      fill(
        rectangle(1392, 60, 30, 730),
        sheet.linear(
          [1392, 0],
          [1422, 0],
          [
            [0, tint(m.wood, 0.15)],
            [1, shade(m.wood, 0.4)],
          ],
        ),
      ),
      lounger(sheet, [1210, 872], 1.05, m),
      lounger(sheet, [1090, 962], 1.3, m),
      paperLamp(sheet, [1340, 790], 40, 62, m, p, 0.8),
      paperLamp(sheet, [1462, 900], 62, 96, m, p, 0.8),
      motif.weather === 'rain' ? rain(`${id}r`, mix(p.glow, '#ffffff', 0.3), 160) : '',
    ].join(''),
  };
};

/** A pool under a roof, the garden side all glass. */
export const indoorPool: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:water`;
  const m = materialsOf(motif, p);
  const edge = 690;
  const piers = [70, 410, 750, 1090, 1430];
  let ceiling = '';
  for (let x = -700; x <= 2200; x += 48)
    ceiling += polygon([
      [750 + (x - 750) * 0.66, 120],
      [750 + (x + 13 - 750) * 0.66, 120],
      [x + 13, -6],
      [x, -6],
    ]);
  return {
    view: { x: 0, y: 0, width: 1500, height: 1000 },
    plane: 'whole',
    focus: 0.5,
    standing: [
      fill(rectangle(0, 0, SHEET_WIDTH, 122), shade(m.ceiling, 0.1)),
      fill(
        ceiling,
        sheet.vertical(0, 120, [
          [0, m.wood],
          [1, shade(m.wood, 0.3)],
        ]),
      ),
      fill(rectangle(0, 116, SHEET_WIDTH, 22), shade(m.wood, 0.4)),
      fill(
        rectangle(0, 640, SHEET_WIDTH, 50),
        sheet.vertical(640, 690, [
          [0, tint(m.stone, 0.3)],
          [1, shade(m.stone, 0.15)],
        ]),
      ),
      ...piers.map((x) =>
        fill(
          rectangle(x - 22, 120, 44, 522),
          sheet.linear(
            [x - 22, 0],
            [x + 22, 0],
            [
              [0, shade(m.stone, 0.25)],
              [0.45, tint(m.stone, 0.25)],
              [1, shade(m.stone, 0.38)],
            ],
          ),
        ),
      ),
      ...[240, 580, 920, 1260].map(
        (x) =>
          fill(rectangle(x - 2.5, 138, 5, 502), shade(m.wood, 0.45)) + paperLamp(sheet, [x, 640], 34, 46, m, p, 0.8),
      ),
      fill(
        rectangle(0, 138, SHEET_WIDTH, 502),
        sheet.linear(
          [0, 138],
          [900, 640],
          [
            [0, '#ffffff', 0.12],
            [0.5, '#ffffff', 0],
            [0.7, '#ffffff', 0.08],
            [1, '#ffffff', 0],
          ],
        ),
      ),
    ].join(''),
    mirror: { y: edge, left: 0, right: SHEET_WIDTH, strength: 0.86 },
    overlay: [
      poolWater(sheet, id, edge + 2, p),
      fill(rectangle(0, edge - 4, SHEET_WIDTH, 7), tint(m.stone, 0.5)),
      stroke('M375 700L-200 1000M690 700L560 1000M810 700L940 1000M1125 700L1700 1000', tint(p.glow, 0.5), 5, 0.14),
    ].join(''),
  };
};
