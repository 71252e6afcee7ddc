import { mix } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { fractal } from '../ink/noise.ts';
import { between, seeded } from '../ink/prng.ts';
import { brush, fill, n, type Point, rectangle, type Sheet, stroke, through } from '../ink/sheet.ts';
import { disc, sky, stars } from '../ink/sky.ts';
import { glade, ripples, water } from '../ink/water.ts';
import { mistBank } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

/** Basalt columns and surf under the stars, a field wall before the sea. */
export const blackRockSea: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const shore = 545;
  const moon: Point = [430, 215];
  return {
    back: [
      sky(sheet, p, shore),
      milkyWay(sheet, `${id}w`, p),
      stars(`${id}s`, '#f4f1e4', 560, 260),
      disc(sheet, p, moon, 40, 7),
      massif(
        sheet,
        {
          seed: `${id}1`,
          base: shore + 2,
          kind: 'soft',
          rough: 10,
          fold: 220,
          summits: [
            { x: 160, height: 46, width: 220 },
            { x: 690, height: 30, width: 130 },
          ],
        },
        { top: p.far, mist: mix(p.mist, p.water, 0.5), relief: 0.3 },
      ),
      water(sheet, p, shore),
      mistBank(sheet, `${id}m`, p.mist, shore, 18, 0.55),
      ripples(`${id}a`, mix(p.glow, p.water, 0.45), shore, { count: 300, opacity: 0.4 }),
      ripples(`${id}b`, p.deep, shore, { count: 200, opacity: 0.45 }),
      glade(id, p.disc, moon[0], shore, { width: 100, opacity: 0.62, bottom: 900 }),
      columns(sheet, `${id}k`, p),
    ].join(''),
    front: [
      surf(
        `${id}f`,
        [
          [-20, 905],
          [140, 880],
          [330, 896],
          [520, 870],
          [720, 900],
          [860, 880],
          [1010, 915],
        ],
        p,
      ),
      fieldWall(sheet, `${id}v`, p),
    ].join(''),
    air: '',
  };
};

function milkyWay(sheet: Sheet, seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  let dust = '';
  let cloud = '';
  for (let i = 0; i < 950; i++) {
    const t = random();
    const off = (random() + random() + random() - 1.5) * 150;
    const x = 520 + t * 800 + off * 0.75;
    const y = 560 - t * 620 + off * 0.6;
    const r = 0.4 + random() ** 6 * 1.3;
    dust += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
    if (i % 16 === 0) {
      // The disc is as wide as its gradient, or its edge would show as a ring.
      const haze = between(random, 80, 170);
      const paint = sheet.radial([x, y], haze, [
        [0, p.glow, 0.13],
        [0.5, p.glow, 0.05],
        [1, p.glow, 0],
      ]);
      cloud += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(haze)}" fill="${paint}"/>`;
    }
  }
  return cloud + fill(dust, '#e9edf2', 0.6);
}

/** Six-sided columns in steps, each top catching the moon. */
function columns(sheet: Sheet, seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  const tall = fractal(seed, 210, 3, 0.5);
  const face = sheet.vertical(400, 880, [
    [0, mix(p.near, p.glow, 0.28)],
    [0.5, mix(p.near, p.glow, 0.1)],
    [1, p.deep],
  ]);
  const dark = sheet.vertical(400, 880, [
    [0, p.near],
    [1, p.deep],
  ]);
  let out = '';
  for (let rank = 0; rank < 5; rank++) {
    for (let x = 800 + rank * 42 + random() * 18; x < 1540; ) {
      const w = between(random, 26, 40) + rank * 3;
      const rise = Math.max(0, (x - 760 - rank * 20) / 740) ** 0.7;
      const top = 660 + rank * 62 - rise * (250 - rank * 14) - tall(x + rank * 400) * 46 - between(random, 0, 26);
      const foot = 790 + rank * 46;
      out +=
        fill(rectangle(x, top, w * 0.58, foot - top), face) +
        fill(rectangle(x + w * 0.58, top + 3, w * 0.42, foot - top), dark);
      out += fill(
        `M${n(x)} ${n(top)}l${n(w * 0.2)} ${n(-w * 0.17)}h${n(w * 0.55)}l${n(w * 0.25)} ${n(w * 0.2)}l${n(-w * 0.42)} ${n(w * 0.12)}Z`,
        mix(p.glow, p.disc, 0.3),
        0.62 - rank * 0.05,
      );
      out += stroke(`M${n(x)} ${n(top)}V${n(foot)}`, p.deep, 1.5, 0.7);
      x += w;
    }
    out += surf(
      `${seed}s${rank}`,
      [
        [770 + rank * 40, 800 + rank * 44],
        [930, 790 + rank * 46],
        [1120, 800 + rank * 45],
        [1320, 788 + rank * 46],
        [1520, 798 + rank * 46],
      ],
      p,
      0.55,
    );
  }
  return out;
}

function surf(seed: string, spine: readonly Point[], p: Parameters<DrawLandscape>[2], scale = 1): string {
  const random = seeded(seed);
  let foam = '';
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b] = [spine[i] as Point, spine[i + 1] as Point];
    for (let k = 0; k < 46; k++) {
      const t = random();
      const x = a[0] + (b[0] - a[0]) * t;
      const y = a[1] + (b[1] - a[1]) * t + (random() + random() - 1) * 17 * scale;
      const r = between(random, 0.8, 5) * scale;
      foam += `M${n(x - r * 2)} ${n(y)}q${n(r * 2)} ${n(-r * 2.2)} ${n(r * 4)} 0q${n(-r * 2)} ${n(r)} ${n(-r * 4)} 0`;
    }
  }
  const white = mix('#ffffff', p.glow, 0.22);
  return (
    stroke(brush(spine), white, 3.5 * scale, 0.5) +
    stroke(`M${through(spine.map(([x, y]) => [x + 20, y + 15 * scale] as Point))}`, white, 1.2 * scale, 0.25) +
    fill(foam, white, 0.62)
  );
}

/** A field wall of stacked lava stones, moonlit along its top. */
function fieldWall(sheet: Sheet, seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  let out = fill('M-20 960Q400 930 900 962T1520 950V1010H-20Z', p.deep);
  for (let row = 3; row >= 0; row--) {
    for (let x = -30 + random() * 30; x < 1540; ) {
      const w = between(random, 44, 82);
      const h = between(random, 30, 42);
      const y =
        968 -
        (3 - row) * 29 +
        12 * Math.sin(x / 230) +
        between(random, -4, 4) +
        (x > 620 && x < 760 && row === 0 ? 22 : 0);
      const c: Point[] = [
        [x + 3, y - h * 0.3],
        [x + w * 0.25, y - h * between(random, 0.5, 0.66)],
        [x + w * 0.72, y - h * between(random, 0.48, 0.64)],
        [x + w, y - h * 0.2],
        [x + w * 0.95, y + h * 0.35],
        [x + w * 0.5, y + h * 0.5],
        [x + 4, y + h * 0.38],
        [x + 3, y - h * 0.3],
      ];
      out += fill(
        `${brush(c)}Z`,
        sheet.vertical(y - h * 0.6, y + h * 0.5, [
          [0, mix(p.near, p.glow, row === 0 ? 0.42 : 0.24)],
          [0.4, mix(p.near, p.glow, 0.1)],
          [1, p.deep],
        ]),
      );
      x += w * 0.94;
    }
  }
  return out;
}
