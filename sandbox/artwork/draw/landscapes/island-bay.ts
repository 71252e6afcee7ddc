import { mix, shade, tint } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { between, seeded } from '../ink/prng.ts';
import { brush, fill, n, type Point, stroke } from '../ink/sheet.ts';
import { clouds, disc, geese, sky } from '../ink/sky.ts';
import { glade, ripples, water } from '../ink/water.ts';
import { mistBank } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

/** Islands behind islands in the morning mist; camellias on the branch in front. */
export const islandBay: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const layer = (k: number, shore: number, tone: number, summits: { x: number; height: number; width: number }[]) =>
    [
      massif(
        sheet,
        { seed: `${id}${k}`, base: shore + 6, kind: 'soft', rough: 10 + k * 3, fold: 190, summits },
        {
          top: mix(p.far, p.near, tone),
          mist: mix(p.mist, p.far, tone * 0.3),
          relief: 0.15 + tone * 0.5,
          fadeTo: shore + 14,
        },
      ),
      water(sheet, { ...p, glow: mix(p.mist, p.glow, 0.5) }, shore),
      mistBank(sheet, `${id}m${k}`, p.mist, shore + 2, 16 + k * 5, 0.92),
    ].join('');
  const boat = (x: number, y: number, s: number) =>
    fill(
      `M${n(x - 26 * s)} ${n(y - 4 * s)}Q${n(x)} ${n(y + 7 * s)} ${n(x + 30 * s)} ${n(y - 7 * s)}L${n(x + 24 * s)} ${n(y + 5 * s)}H${n(x - 19 * s)}Z`,
      p.deep,
      0.85,
    ) +
    stroke(`M${n(x - 2 * s)} ${n(y)}v${n(-34 * s)}`, p.deep, 1.6 * s, 0.85) +
    fill(
      `M${n(x)} ${n(y - 33 * s)}Q${n(x + 20 * s)} ${n(y - 22 * s)} ${n(x + 17 * s)} ${n(y - 6 * s)}L${n(x)} ${n(y - 4 * s)}Z`,
      tint(p.mist, 0.4),
      0.9,
    ) +
    fill(`M${n(x - 20 * s)} ${n(y + 6 * s)}h44l-8 4h-26Z`, p.near, 0.3);
  return {
    back: [
      sky(sheet, p, 540),
      disc(sheet, p, [640, 372], 54, 8),
      clouds(sheet, id, tint(p.low, 0.4), 120, 330, 7, 0.55),
      layer(1, 520, 0.05, [
        { x: 330, height: 82, width: 330 },
        { x: 900, height: 60, width: 280 },
        { x: 1330, height: 105, width: 330 },
      ]),
      layer(2, 566, 0.3, [
        { x: 120, height: 120, width: 290 },
        { x: 1060, height: 108, width: 260 },
      ]),
      layer(3, 628, 0.58, [
        { x: 1330, height: 150, width: 330 },
        { x: 440, height: 62, width: 170 },
      ]),
      layer(4, 708, 0.95, [{ x: 10, height: 150, width: 330 }]),
      glade(id, mix(p.disc, '#fff3e4', 0.4), 640, 560, { width: 110, opacity: 0.55 }),
      ripples(`${id}a`, mix(p.mid, p.water, 0.5), 640, { count: 150, opacity: 0.35 }),
      ripples(`${id}b`, '#fff6ee', 600, { count: 150, opacity: 0.45 }),
      boat(930, 722, 1.1),
      boat(1010, 694, 0.7),
    ].join(''),
    front: camellias(`${id}c`, p),
    air: geese(id, p.near, [1010, 210], 13, 5),
  };
};

/** Branches of camellia from the right: glossy leaves, red flowers with yellow hearts. */
function camellias(seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  const limbs: Point[][] = [
    [
      [1520, 850],
      [1390, 790],
      [1250, 770],
      [1120, 800],
      [1010, 850],
    ],
    [
      [1390, 790],
      [1310, 690],
      [1225, 640],
    ],
    [
      [1250, 770],
      [1170, 720],
      [1105, 715],
    ],
    [
      [1520, 640],
      [1440, 590],
      [1370, 540],
      [1330, 470],
    ],
    [
      [1530, 980],
      [1380, 930],
      [1240, 925],
      [1120, 960],
    ],
  ];
  let wood = '';
  let dark = '';
  let mid = '';
  let shine = '';
  let flowers = '';
  for (const limb of limbs) {
    wood += brush(limb);
    const count = limb.length * 15;
    for (let i = 0; i < count; i++) {
      const at = random() ** 0.8 * (limb.length - 1.001);
      const k = Math.floor(at);
      const [a, b] = [limb[k] as Point, limb[k + 1] as Point];
      const x = a[0] + (b[0] - a[0]) * (at - k) + between(random, -14, 14);
      const y = a[1] + (b[1] - a[1]) * (at - k) + between(random, -12, 12);
      const angle = between(random, -Math.PI, Math.PI);
      const l = between(random, 34, 58);
      const [ex, ey] = [x + Math.cos(angle) * l, y + Math.sin(angle) * l * 0.85];
      const [nx, ny] = [-Math.sin(angle) * l * 0.34, Math.cos(angle) * l * 0.34];
      const [mx, my] = [(x + ex) / 2, (y + ey) / 2];
      const half = (s: number) => `M${n(x)} ${n(y)}Q${n(mx + nx * s)} ${n(my + ny * s)} ${n(ex)} ${n(ey)}`;
      const whole = `${half(1)}Q${n(mx - nx)} ${n(my - ny)} ${n(x)} ${n(y)}Z`;
      if (random() < 0.5) dark += whole;
      else mid += whole;
      shine += `${half(0.9)}L${n(x)} ${n(y)}Z`;
    }
    for (let i = 0; i < limb.length - 1; i++) {
      const [x, y] = limb[i + 1] as Point;
      if (random() < 0.86)
        flowers += bloom(random, x + between(random, -16, 16), y + between(random, -20, 8), between(random, 25, 37));
    }
  }
  const leaf = mix(p.leaf, p.deep, 0.3);
  return (
    stroke(wood, mix('#3b2f2a', p.deep, 0.4), 7) +
    fill(dark, shade(leaf, 0.22)) +
    fill(mid, leaf) +
    fill(shine, mix(leaf, p.low, 0.5), 0.42) +
    flowers
  );
}

function bloom(random: () => number, x: number, y: number, r: number): string {
  const turn = random() * 2;
  const petals = Array.from({ length: 6 }, (_, k) => {
    const a = turn + (k / 6) * Math.PI * 2;
    const [cx, cy] = [x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.44];
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * 0.52)}" ry="${n(r * 0.46)}" fill="${['#a8382c', '#b8483a', '#97301f'][k % 3]}"/>`;
  }).join('');
  let stamens = '';
  for (let k = 0; k < 14; k++) {
    const a = (k / 14) * Math.PI * 2;
    stamens += `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r * 0.26)} ${n(y + Math.sin(a) * r * 0.23)}`;
  }
  return `${petals}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.3)}" ry="${n(r * 0.27)}" fill="#7e2418" opacity="0.6"/>${stroke(stamens, '#f2d58a', r * 0.08)}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.1)}" fill="#e7b54d"/>`;
}
