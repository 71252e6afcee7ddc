import { mix, shade, tint } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { between, seeded } from '../ink/prng.ts';
import { hall, type RoofInk } from '../ink/roofs.ts';
import { fill, group, n, type Point, type Sheet, stroke } from '../ink/sheet.ts';
import { clouds, disc, sky } from '../ink/sky.ts';
import { canopy } from '../ink/trees.ts';
import { drifting, mistBank } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';
import { wooded } from './palace-roofs.ts';

/** A lane between walls in the last sun, the persimmon tree heavy over the coping. */
export const hanokLane: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const ink: RoofInk = { tile: p.roof, light: p.low };
  const end: Point = [800, 640];
  const lane = `M-20 1010L${end[0] - 46} ${end[1]}h96L1520 1010Z`;
  let slabs = '';
  for (let i = 0; i < 15; i++) {
    const t = (i / 15) ** 2.2;
    const y = end[1] + (1000 - end[1]) * t;
    slabs += `M${n(end[0] - 46 - 774 * t)} ${n(y)}H${n(end[0] + 50 + 670 * t)}`;
  }
  for (const k of [-0.6, -0.25, 0.12, 0.5]) slabs += `M${n(end[0] + k * 60)} ${end[1]}L${n(760 + k * 1500)} 1000`;
  return {
    back: [
      sky(sheet, p, 640),
      disc(sheet, p, [905, 420], 56, 8),
      clouds(sheet, id, tint(p.glow, 0.4), 110, 380, 7, 0.6),
      massif(
        sheet,
        {
          seed: `${id}1`,
          base: 640,
          kind: 'rock',
          rough: 20,
          fold: 260,
          summits: [
            { x: 560, height: 250, width: 460, power: 1.1 },
            { x: 1120, height: 170, width: 460 },
          ],
        },
        { top: mix(p.far, p.mid, 0.3), mist: p.mist, relief: 0.6, shadow: 'left', light: p.glow },
      ),
      mistBank(sheet, `${id}m`, p.mist, 600, 60, 0.85),
      canopy(`${id}c`, wooded(640), 22, mix(p.leaf, p.mist, 0.5), p.glow),
      hall(sheet, { seed: `${id}h0`, x: 800, eave: 570, width: 250, height: 52, ground: 628, bays: 3, lit: 0.5 }, p, {
        tile: mix(p.roof, p.mist, 0.3),
        light: p.low,
      }),
      hall(sheet, { seed: `${id}h1`, x: 590, eave: 545, width: 240, height: 56, ground: 640, bays: 3, lit: 0.3 }, p, {
        tile: mix(p.roof, p.mist, 0.22),
        light: p.low,
      }),
      hall(sheet, { seed: `${id}h2`, x: 1040, eave: 540, width: 280, height: 62, ground: 640, bays: 4, lit: 0.5 }, p, {
        tile: mix(p.roof, p.mist, 0.22),
        light: p.low,
      }),
      fill(
        lane,
        sheet.vertical(end[1], 1000, [
          [0, mix('#cbb68f', p.glow, 0.5)],
          [1, mix('#a58f6c', p.near, 0.25)],
        ]),
      ),
      stroke(slabs, shade(p.mid, 0.2), 1.3, 0.35),
      hall(
        sheet,
        { seed: `${id}h3`, x: 350, eave: 510, width: 440, height: 100, ground: 660, bays: 4, lit: 0.4 },
        p,
        ink,
      ),
      persimmon(`${id}k`, p),
      sideWall(sheet, `${id}w1`, [-20, 560, 1030], [754, 606, 652], p, ink),
      hall(
        sheet,
        { seed: `${id}h4`, x: 1330, eave: 470, width: 560, height: 128, ground: 660, bays: 5, lit: 0.6 },
        p,
        ink,
      ),
      sideWall(sheet, `${id}w2`, [1520, 540, 1030], [850, 606, 652], p, ink),
      fill('M-20 1010L754 652H800L300 1010Z', p.deep, 0.32),
    ].join(''),
    front: '',
    air: drifting(id, mix(p.leaf, p.lamp, 0.3), 16, 6),
  };
};

/** A wall in perspective: `near` and `far` are x, top and foot. */
function sideWall(
  sheet: Sheet,
  seed: string,
  near: readonly [number, number, number],
  far: readonly [number, number, number],
  p: Parameters<DrawLandscape>[2],
  ink: RoofInk,
): string {
  const random = seeded(seed);
  const at = (t: number, v: number): Point => {
    const top = near[1] + (far[1] - near[1]) * t;
    const foot = near[2] + (far[2] - near[2]) * t;
    return [near[0] + (far[0] - near[0]) * t, top + (foot - top) * v];
  };
  const quad = (t0: number, t1: number, v0: number, v1: number) => {
    const c = [at(t0, v0), at(t1, v0), at(t1, v1), at(t0, v1)];
    return `M${c.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  };
  // Equal stones crowd together with distance; 1 − 1/z spaces them as the eye sees them.
  const depth = (k: number) => Math.min(1, 1 - 1 / (1 + k * 0.34)) * 1.13;
  let stones = '';
  let tiles = '';
  for (let k = 0; k < 22; k++) {
    for (let row = 0; row < 5; row++) {
      const v = 0.46 + row * 0.105;
      const shift = row % 2 === 0 ? 0 : 0.5;
      const [t0, t1] = [depth(k + shift + 0.06), depth(k + shift + between(random, 0.86, 0.95))];
      if (t1 <= 1) stones += quad(t0, t1, v + 0.012, v + 0.094);
    }
  }
  for (let k = 0; k < 110; k++) {
    const t = depth(k * 0.2);
    if (t > 1) break;
    const [x0, y0] = at(t, -0.13);
    const [x1, y1] = at(t, 0.02);
    tiles += `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;
  }
  const face = mix('#d8c4a0', p.near, near[0] < 500 ? 0.36 : 0.1);
  const paint = sheet.linear(
    [near[0], 0],
    [far[0], 0],
    [
      [0, shade(face, 0.12)],
      [1, mix(face, p.glow, 0.4)],
    ],
  );
  const capPaint = sheet.linear(
    [near[0], 0],
    [far[0], 0],
    [
      [0, mix(ink.tile, ink.light, 0.12)],
      [1, mix(ink.tile, p.mist, 0.4)],
    ],
  );
  return [
    fill(quad(0, 1, 0, 1), paint),
    fill(quad(0, 1, 0, 0.12), p.deep, 0.3),
    fill(stones, mix('#8d7f69', p.near, near[0] < 500 ? 0.5 : 0.15), 0.75),
    fill(quad(0, 1, -0.14, 0.03), capPaint),
    stroke(tiles, shade(ink.tile, 0.45), 2.2, 0.6),
    fill(quad(0, 1, -0.19, -0.12), shade(ink.tile, 0.35)),
  ].join('');
}

/** Bare branches with fruit like small lamps. */
function persimmon(seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  let twigs = '';
  let thick = '';
  const fruit: Point[] = [];
  const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
    const ex = x + Math.cos(angle) * length;
    const ey = y + Math.sin(angle) * length;
    const line = `M${n(x)} ${n(y)}Q${n((x + ex) / 2 + between(random, -0.12, 0.12) * length)} ${n((y + ey) / 2 + between(random, -0.12, 0.12) * length)} ${n(ex)} ${n(ey)}`;
    if (depth > 3) thick += stroke(line, mix('#2a211b', p.deep, 0.4), depth * depth * 0.85);
    else twigs += line;
    if (depth <= 2 && random() < 0.3) fruit.push([ex, ey + 9]);
    if (depth > 0)
      for (let k = 0; k < (depth > 3 ? 3 : 2); k++)
        grow(
          ex,
          ey,
          angle + between(random, -0.75, 0.75) + (Math.cos(angle) < 0 ? 0.1 : -0.02),
          length * between(random, 0.62, 0.82),
          depth - 1,
        );
  };
  grow(90, 720, -1.32, 190, 6);
  const orbs = fruit
    .map(
      ([x, y]) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="9.5" ry="8.6" fill="#d9762b"/><ellipse cx="${n(x - 2.5)}" cy="${n(y - 2.5)}" rx="3.6" ry="2.8" fill="#f5b264" opacity="0.85"/>`,
    )
    .join('');
  return thick + stroke(twigs, mix('#2a211b', p.deep, 0.4), 2.4) + group(orbs, '');
}
