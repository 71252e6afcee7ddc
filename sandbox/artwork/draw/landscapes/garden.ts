import { mix, shade, tint } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import type { Palette } from '../ink/palette.ts';
import { between, seeded } from '../ink/prng.ts';
import { hall } from '../ink/roofs.ts';
import { brush, fill, n, type Point, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { clouds, disc, sky } from '../ink/sky.ts';
import { bambooLeaves, canopy, culm, pine } from '../ink/trees.ts';
import { ripples } from '../ink/water.ts';
import { lampGlow, mistBank, snowfall, wisp } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

/** The old spring quarter at dusk: warm water between stones, steam before the eaves, one lantern. */
export const steamingGarden: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const snow = mix('#fdf4ee', p.glow, 0.35);
  const ink = { tile: p.roof, light: mix(p.low, p.glow, 0.3), snow };
  const line = (y: number, from: number, to: number): Point[] =>
    Array.from({ length: Math.ceil((to - from) / 12) }, (_, i) => [from + i * 12, y + 5 * Math.sin(i * 0.5)] as Point);
  const pool: Point[] = [
    [330, 800],
    [420, 742],
    [620, 712],
    [860, 706],
    [1090, 722],
    [1260, 768],
    [1290, 830],
    [1180, 900],
    [960, 945],
    [700, 950],
    [470, 912],
    [345, 858],
    [330, 800],
  ];
  return {
    back: [
      sky(sheet, p, 620),
      disc(sheet, p, [310, 300], 46, 7),
      clouds(sheet, id, mix(p.low, p.glow, 0.5), 170, 430, 8, 0.45),
      massif(
        sheet,
        {
          seed: `${id}1`,
          base: 620,
          kind: 'soft',
          rough: 30,
          fold: 260,
          summits: [
            { x: 180, height: 190, width: 460 },
            { x: 720, height: 250, width: 520 },
            { x: 1350, height: 180, width: 420 },
          ],
        },
        { top: mix(p.far, p.low, 0.15), mist: p.mist, relief: 0.5, light: snow },
      ),
      mistBank(sheet, `${id}a`, p.mist, 560, 56, 0.7),
      massif(
        sheet,
        {
          seed: `${id}2`,
          base: 660,
          kind: 'soft',
          rough: 18,
          fold: 180,
          summits: [
            { x: 20, height: 150, width: 420 },
            { x: 1500, height: 130, width: 380 },
          ],
        },
        { top: p.mid, mist: mix(p.mist, p.mid, 0.3), relief: 0.5 },
      ),
      bamboo(`${id}b`, p, snow),
      canopy(`${id}c`, line(640, -20, 560), 26, mix(p.near, p.mid, 0.3), snow),
      lampGlow(sheet, p.lamp, [1010, 610], 420, 0.42),
      hall(sheet, { seed: `${id}h1`, x: 640, eave: 590, width: 320, height: 70, ground: 664, bays: 4, lit: 0.8 }, p, {
        ...ink,
        tile: mix(p.roof, p.mist, 0.2),
      }),
      hall(
        sheet,
        { seed: `${id}h2`, x: 1080, eave: 520, width: 620, height: 140, ground: 656, bays: 5, lit: 1, lift: 0.045 },
        p,
        ink,
      ),
      fill(
        'M-20 668Q380 640 760 668T1520 662V1010H-20Z',
        sheet.vertical(650, 1000, [
          [0, mix(snow, p.low, 0.45)],
          [0.5, mix(snow, p.mid, 0.35)],
          [1, mix(p.mid, p.near, 0.5)],
        ]),
      ),
    ].join(''),
    front: [
      fill(
        `${brush(pool)}Z`,
        sheet.vertical(706, 950, [
          [0, mix(p.glow, p.water, 0.2)],
          [0.35, mix(p.low, p.water, 0.5)],
          [1, mix(p.water, p.deep, 0.5)],
        ]),
      ),
      ripples(`${id}r`, tint(p.glow, 0.3), 716, {
        count: 80,
        opacity: 0.4,
        from: 460,
        to: 1180,
        bottom: 930,
        thickness: 0.8,
      }),
      ...Array.from({ length: 9 }, (_, i) =>
        fill(rectangle(880 + i * 44 + (i % 2) * 8, 716 + i * 3, 24, 54 - i * 2), p.lamp, 0.16),
      ),
      stones(sheet, `${id}s`, pool, p, snow),
      lantern(sheet, [300, 806], 1.5, p, snow),
      pine(`${id}p`, [1420, 990], 560, -0.75, { trunk: '#2a1f1d', leaf: mix(p.leaf, p.deep, 0.3), light: p.low, snow }),
    ].join(''),
    air: [
      wisp(sheet, '#fff4ec', [700, 745], 640, 150, 0.62),
      wisp(sheet, '#fff4ec', [960, 690], 460, 210, 0.4),
      wisp(sheet, '#fff4ec', [560, 640], 300, 300, 0.34),
      wisp(sheet, '#fff4ec', [820, 540], 230, 330, 0.24),
      wisp(sheet, '#fff4ec', [660, 440], 180, 300, 0.18),
      snowfall(id, '#fffaf4', 170),
    ].join(''),
  };
};

/** Boulders set around the water, larger towards the viewer, each with its cap of snow. */
export function stones(sheet: Sheet, seed: string, around: readonly Point[], p: Palette, snow?: string): string {
  const random = seeded(seed);
  const places: Point[] = [];
  for (let i = 0; i < around.length - 1; i++) {
    const [a, b] = [around[i] as Point, around[i + 1] as Point];
    const steps = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 52));
    for (let k = 0; k < steps; k++)
      places.push([
        a[0] + ((b[0] - a[0]) * k) / steps + between(random, -8, 8),
        a[1] + ((b[1] - a[1]) * k) / steps + between(random, -5, 5),
      ]);
  }
  return places
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => boulder(sheet, random, x, y, between(random, 24, 44) * (0.55 + ((y - 690) / 260) * 0.95), p, snow))
    .join('');
}

function boulder(
  sheet: Sheet,
  random: () => number,
  x: number,
  y: number,
  r: number,
  p: Palette,
  snow?: string,
): string {
  const h = r * between(random, 0.55, 0.85);
  const outline: Point[] = [
    [x - r, y + h * 0.25],
    [x - r * 0.82, y - h * between(random, 0.3, 0.5)],
    [x - r * 0.25, y - h * between(random, 0.75, 1)],
    [x + r * 0.4, y - h * between(random, 0.65, 0.95)],
    [x + r * 0.88, y - h * 0.25],
    [x + r, y + h * 0.3],
    [x, y + h * 0.48],
    [x - r, y + h * 0.25],
  ];
  const top = outline.slice(1, 5);
  const body = sheet.linear(
    [x - r * 0.4, y - h],
    [x + r * 0.5, y + h * 0.5],
    [
      [0, mix(p.mid, p.low, 0.4)],
      [0.45, mix(p.near, p.mid, 0.5)],
      [1, shade(p.deep, 0.1)],
    ],
  );
  const cap = snow
    ? fill(
        `${brush(top)}Q${n(x + r * 0.3)} ${n(y - h * 0.42)} ${n(x - r * 0.1)} ${n(y - h * 0.5)}T${n(top[0]?.[0] ?? x)} ${n(top[0]?.[1] ?? y)}Z`,
        snow,
        0.92,
      )
    : '';
  return fill(`${brush(outline)}Z`, body) + cap;
}

/** A stone lantern (seokdeung) with its flame. */
export function lantern(sheet: Sheet, [x, y]: Point, s: number, p: Palette, snow?: string): string {
  const light = mix('#a79c8e', p.mid, 0.35);
  const body = sheet.linear(
    [x - 40 * s, 0],
    [x + 40 * s, 0],
    [
      [0, tint(light, 0.18)],
      [0.55, light],
      [1, shade(light, 0.5)],
    ],
  );
  const at = (d: string) => fill(d, body);
  return [
    lampGlow(sheet, p.lamp, [x, y - 122 * s], 190 * s, 0.6),
    at(
      `M${n(x - 44 * s)} ${n(y + 8 * s)}L${n(x - 36 * s)} ${n(y - 12 * s)}h${n(72 * s)}L${n(x + 44 * s)} ${n(y + 8 * s)}Z`,
    ),
    at(
      `M${n(x - 13 * s)} ${n(y - 12 * s)}Q${n(x - 7 * s)} ${n(y - 50 * s)} ${n(x - 12 * s)} ${n(y - 84 * s)}h${n(24 * s)}Q${n(x + 7 * s)} ${n(y - 50 * s)} ${n(x + 13 * s)} ${n(y - 12 * s)}Z`,
    ),
    at(
      `M${n(x - 24 * s)} ${n(y - 84 * s)}L${n(x - 36 * s)} ${n(y - 98 * s)}h${n(72 * s)}L${n(x + 24 * s)} ${n(y - 84 * s)}Z`,
    ),
    at(rectangle(x - 25 * s, y - 142 * s, 50 * s, 44 * s)),
    fill(rectangle(x - 14 * s, y - 136 * s, 28 * s, 33 * s), tint(p.lamp, 0.3)),
    stroke(`M${n(x)} ${n(y - 136 * s)}v${n(33 * s)}`, shade(light, 0.4), 2 * s),
    at(
      `M${n(x - 54 * s)} ${n(y - 136 * s)}Q${n(x - 22 * s)} ${n(y - 146 * s)} ${n(x - 15 * s)} ${n(y - 168 * s)}h${n(30 * s)}Q${n(x + 22 * s)} ${n(y - 146 * s)} ${n(x + 54 * s)} ${n(y - 136 * s)}Q${n(x)} ${n(y - 146 * s)} ${n(x - 54 * s)} ${n(y - 136 * s)}Z`,
    ),
    at(`M${n(x - 9 * s)} ${n(y - 168 * s)}Q${n(x)} ${n(y - 198 * s)} ${n(x + 9 * s)} ${n(y - 168 * s)}Z`),
    snow
      ? fill(
          `M${n(x - 53 * s)} ${n(y - 138 * s)}Q${n(x - 24 * s)} ${n(y - 150 * s)} ${n(x - 17 * s)} ${n(y - 171 * s)}h${n(34 * s)}Q${n(x + 24 * s)} ${n(y - 150 * s)} ${n(x + 53 * s)} ${n(y - 138 * s)}Q${n(x + 20 * s)} ${n(y - 152 * s)} ${n(x)} ${n(y - 152 * s)}T${n(x - 53 * s)} ${n(y - 138 * s)}Z`,
          snow,
          0.93,
        )
      : '',
  ].join('');
}

function bamboo(seed: string, p: Palette, snow: string): string {
  const random = seeded(seed);
  let culms = '';
  for (let i = 0; i < 26; i++)
    culms += culm(
      `${seed}${i}`,
      between(random, -10, 430),
      between(random, 4, 9),
      between(random, 320, 430),
      660,
      mix(p.near, '#4c5a44', 0.35),
      p.low,
    );
  return (
    culms +
    fill(bambooLeaves(seed, [190, 430], 270, 110, 240, 30), mix(p.near, '#3c4a3a', 0.4), 0.9) +
    fill(bambooLeaves(`${seed}l`, [190, 410], 260, 100, 70, 26), snow, 0.35)
  );
}
