import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { hall, lattice } from '../ink/roofs.ts';
import { fill, n, type Point, rectangle, SHEET_WIDTH, stroke } from '../ink/sheet.ts';
import { canopy, pine } from '../ink/trees.ts';
import { lampGlow, rain } from '../ink/weather.ts';
import { lantern, stones } from '../landscapes/garden.ts';
import type { DrawScene } from '../rooms/scene.ts';
import { poolWater, whole } from './pool-water.ts';

/** A court with a pond in its middle, the wings of the house around it. */
export const courtyardPond: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:water`;
  const edge = 712;
  const ink = { tile: p.roof, light: mix(p.low, p.glow, 0.3) };
  const leaf = {
    trunk: mix('#2e231d', p.deep, 0.5),
    leaf: mix(mix('#33483b', p.leaf, 0.35), p.near, 0.25),
    light: p.low,
  };
  const wood = mix('#5a3b26', p.deep, 0.3);
  return {
    view: whole,
    plane: 'back',
    focus: 0.5,
    standing: [
      fill(
        rectangle(0, 380, SHEET_WIDTH, 340),
        sheet.vertical(380, 700, [
          [0, p.mist, 0],
          [1, p.mist, 0.8],
        ]),
      ),
      canopy(
        `${id}c`,
        Array.from({ length: 110 }, (_, i) => [i * 14 - 20, 610 + 6 * Math.sin(i * 0.55)] as Point),
        40,
        mix(mix(p.near, p.leaf, 0.4), p.mist, 0.25),
        mix(p.mid, p.glow, 0.45),
      ),
      lampGlow(sheet, p.lamp, [750, 620], 520, 0.24 + p.night * 0.3),
      hall(
        sheet,
        {
          seed: `${id}b`,
          x: 800,
          eave: 540,
          width: 720,
          height: 128,
          ground: 676,
          bays: 7,
          lit: 0.5 + p.night * 0.5,
          lift: 0.04,
        },
        p,
        ink,
      ),
      hall(
        sheet,
        {
          seed: `${id}l`,
          x: 70,
          eave: 470,
          width: 660,
          height: 150,
          ground: 680,
          bays: 4,
          lit: 0.5 + p.night * 0.5,
          lift: 0.05,
        },
        p,
        ink,
      ),
      fill(
        rectangle(0, 690, SHEET_WIDTH, 24),
        sheet.vertical(690, 714, [
          [0, tint(mix('#a79c8e', p.mid, 0.3), 0.2)],
          [1, mix('#a79c8e', p.near, 0.5)],
        ]),
      ),
      lantern(sheet, [520, 700], 0.9, p),
      pine(`${id}p`, [1290, 704], 400, -0.45, leaf),
      canopy(
        `${id}d`,
        Array.from({ length: 24 }, (_, i) => [1130 + i * 17, 694] as Point),
        22,
        mix(mix(p.near, p.leaf, 0.4), p.deep, 0.25),
        mix(p.mid, p.glow, 0.4),
      ),
    ].join(''),
    mirror: { y: edge, left: 0, right: SHEET_WIDTH, strength: 0.78 },
    overlay: [
      poolWater(sheet, id, edge + 2, p),
      stones(
        sheet,
        `${id}s`,
        [
          [-20, 980],
          [260, 940],
          [520, 968],
          [700, 1004],
        ],
        p,
      ),
      stones(
        sheet,
        `${id}t`,
        [
          [1180, 1004],
          [1340, 930],
          [1520, 880],
        ],
        p,
      ),
      fill(
        rectangle(1380, 0, 44, 1000),
        sheet.linear(
          [1380, 0],
          [1424, 0],
          [
            [0, tint(wood, 0.2)],
            [1, shade(wood, 0.4)],
          ],
        ),
      ),
      lattice(sheet, 1424, 60, 90, 870, mix(p.lamp, p.mist, 0.25), wood, 2),
      fill(
        rectangle(0, 0, SHEET_WIDTH, 48),
        sheet.vertical(0, 48, [
          [0, shade(wood, 0.45)],
          [1, wood],
        ]),
      ),
      stroke(Array.from({ length: 26 }, (_, i) => `M${n(i * 60)} 46V74`).join(''), shade(wood, 0.3), 22),
      motif.weather === 'rain' ? rain(`${id}r`, mix(p.glow, '#ffffff', 0.4), 260) + rings(`${id}`, p) : '',
    ].join(''),
  };
};

/** Rings that drops leave on the pond. */
function rings(seed: string, p: Palette): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const t = ((i * 61 + seed.length * 17) % 97) / 97;
    const x = ((i * 271 + seed.length * 53) % 1340) + 20;
    const y = 730 + t * 200;
    const r = 8 + t * 26;
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.26)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.26)} 0 1 0 ${n(-2 * r)} 0`;
  }
  return stroke(d, tint(p.glow, 0.4), 1.3, 0.5);
}
