import { mix, tint } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { hall, type RoofInk, tiledRoof } from '../ink/roofs.ts';
import { fill, type Point, rectangle } from '../ink/sheet.ts';
import { clouds, disc, geese, sky } from '../ink/sky.ts';
import { canopy, pine } from '../ink/trees.ts';
import { mistBank } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

/** Points along which a wood stands, rising and falling a little about `y`. */
export const wooded = (y: number, from = -20, to = 1520): Point[] =>
  Array.from({ length: Math.ceil((to - from) / 12) }, (_, i) => [from + i * 12, y + 6 * Math.sin(i * 0.45)] as Point);

/** Palace roofs one behind the other below a bare granite peak; the first light is on the tiles. */
export const palaceRoofs: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const ink: RoofInk = { tile: p.roof, light: p.low };
  const far = mix(p.roof, p.mist, 0.5);
  const row = (y: number, scale: number, xs: readonly number[], tile: string, key: string) =>
    xs
      .map((x, i) => {
        const width = scale * (i % 2 === 0 ? 330 : 220);
        return hall(
          sheet,
          {
            seed: `${id}${key}${i}`,
            x,
            eave: y,
            width,
            height: width * 0.2,
            ground: y + width * 0.17,
            bays: i % 2 === 0 ? 5 : 3,
            ridge: 0.64,
            lift: 0.04,
            lit: 0.12,
          },
          { ...p, lamp: mix(p.lamp, p.mist, 0.25) },
          { tile, light: p.low },
        );
      })
      .join('');
  return {
    back: [
      sky(sheet, p, 620),
      disc(sheet, p, [1165, 330], 42, 9),
      clouds(sheet, id, tint(p.low, 0.3), 130, 400, 8, 0.6),
      massif(
        sheet,
        {
          seed: `${id}1`,
          base: 600,
          kind: 'soft',
          rough: 26,
          fold: 280,
          summits: [
            { x: 1250, height: 170, width: 560 },
            { x: 160, height: 150, width: 420 },
          ],
        },
        { top: mix(p.far, p.low, 0.25), mist: p.mist, relief: 0.4, shadow: 'left' },
      ),
      massif(
        sheet,
        {
          seed: `${id}2`,
          base: 640,
          kind: 'rock',
          rough: 22,
          fold: 240,
          summits: [
            { x: 560, height: 330, width: 420, power: 1.15, skew: 1.1 },
            { x: 360, height: 190, width: 320, power: 1.2 },
            { x: 850, height: 130, width: 340 },
          ],
        },
        { top: p.mid, mist: p.mist, relief: 0.85, shadow: 'left', light: '#f6dcc0', fadeTo: 650 },
      ),
      mistBank(sheet, `${id}a`, p.mist, 618, 54, 0.9),
      canopy(`${id}c`, wooded(640), 16, mix(p.near, p.mist, 0.45), p.low),
      row(628, 0.5, [150, 330, 520, 740, 980, 1180, 1370], far, 'r1'),
      mistBank(sheet, `${id}b`, p.mist, 672, 36, 0.85),
      canopy(`${id}d`, wooded(700), 20, mix(mix(p.leaf, p.near, 0.3), p.mist, 0.4), p.low),
      row(690, 0.86, [90, 380, 700, 1010, 1330], mix(p.roof, p.mist, 0.26), 'r2'),
      mistBank(sheet, `${id}e`, p.mist, 752, 40, 0.7),
      canopy(`${id}f`, wooded(790), 28, mix(p.leaf, p.near, 0.45), mix(p.leaf, p.glow, 0.5)),
      fill(
        rectangle(-10, 800, 1520, 210),
        sheet.vertical(800, 1000, [
          [0, mix('#a8977b', p.mist, 0.6)],
          [1, mix('#7d715d', p.near, 0.35)],
        ]),
      ),
      row(800, 1.5, [250, 800, 1270], p.roof, 'r3'),
    ].join(''),
    front: [
      tiledRoof(sheet, { x: 1240, eave: 1030, width: 1250, height: 190, ridge: 0.7, lift: 0.05 }, ink),
      pine(`${id}p`, [120, 1030], 560, 0.6, {
        trunk: mix('#3a2a20', p.deep, 0.4),
        leaf: mix('#2f4238', p.near, 0.35),
        light: p.low,
      }),
    ].join(''),
    air: geese(id, p.near, [820, 190], 13),
  };
};
