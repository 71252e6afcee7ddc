import { mix, shade, tint } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { between, seeded } from '../ink/prng.ts';
import { hall, type RoofInk, tiledRoof } from '../ink/roofs.ts';
import { fill, group, n, type Point, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { clouds, disc, geese, sky } from '../ink/sky.ts';
import { canopy, pine } from '../ink/trees.ts';
import { drifting, lampGlow, mistBank, rain } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

const wooded = (y: number, from = -20, to = 1520): Point[] =>
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

/** Roof behind roof going down the slope in soft rain; here and there a paper window is lit. */
export const hanokVillage: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const random = seeded(`${id}:village`);
  const rows = [
    { y: 520, scale: 0.42, fog: 0.62, step: 130 },
    { y: 572, scale: 0.56, fog: 0.48, step: 170 },
    { y: 640, scale: 0.8, fog: 0.32, step: 236 },
    { y: 734, scale: 1.15, fog: 0.16, step: 330 },
    { y: 860, scale: 1.7, fog: 0.02, step: 480 },
  ];
  const drawn = rows.map(({ y, scale, fog, step }, r) => {
    let halls = '';
    let glows = '';
    for (let x = -60 + (r % 2) * step * 0.45; x < 1600; x += step * between(random, 0.86, 1.14)) {
      const width = 300 * scale * between(random, 0.85, 1.15);
      const eave = y + between(random, -10, 12) * scale;
      const tile = mix(p.roof, p.mist, fog);
      const lit = random() < 0.62 ? 0.75 : 0.1;
      const bays = r > 2 ? 4 : 3;
      halls += hall(
        sheet,
        {
          seed: `${id}${r}${n(x)}`,
          x,
          eave,
          width,
          height: width * 0.21,
          ground: eave + width * 0.2,
          bays,
          ridge: 0.7,
          lift: 0.035,
          lit,
        },
        {
          ...p,
          near: mix(p.near, p.mist, fog),
          deep: mix(p.deep, p.mist, fog * 0.8),
          lamp: mix(p.lamp, p.mist, fog * 0.35),
        },
        { tile, light: mix(p.low, p.glow, 0.4) },
      );
      if (lit > 0.5) glows += lampGlow(sheet, p.lamp, [x, eave + width * 0.14], width * 0.55, 0.34 * (1 - fog));
    }
    const trees = canopy(
      `${id}t${r}`,
      wooded(y + 6).filter(() => random() < 0.3),
      22 * scale,
      mix(mix(p.leaf, p.deep, 0.3), p.mist, fog),
      p.glow,
    );
    const ground = fill(
      `M-20 ${n(y + 34 * scale)}Q400 ${n(y + 22 * scale)} 800 ${n(y + 34 * scale)}T1520 ${n(y + 30 * scale)}V1010H-20Z`,
      mix(mix(p.near, p.leaf, 0.25), p.mist, fog * 0.9),
    );
    return (
      ground +
      trees +
      halls +
      glows +
      mistBank(sheet, `${id}m${r}`, p.mist, y + 78 * scale, 44 * scale, 0.62 - r * 0.09)
    );
  });
  const blossom = plumBranch(`${id}b`, p);
  return {
    back: [
      sky(sheet, p, 560),
      massif(
        sheet,
        {
          seed: `${id}1`,
          base: 530,
          kind: 'soft',
          rough: 30,
          fold: 300,
          summits: [
            { x: 380, height: 220, width: 560 },
            { x: 1120, height: 170, width: 560 },
          ],
        },
        { top: mix(p.far, p.low, 0.3), mist: p.mist, relief: 0.3 },
      ),
      mistBank(sheet, `${id}x`, p.mist, 430, 40, 0.5),
      massif(
        sheet,
        {
          seed: `${id}2`,
          base: 560,
          kind: 'soft',
          rough: 24,
          fold: 200,
          summits: [
            { x: 60, height: 150, width: 420 },
            { x: 1380, height: 190, width: 480 },
          ],
        },
        { top: p.far, mist: p.mist, relief: 0.4 },
      ),
      mistBank(sheet, `${id}y`, p.mist, 505, 46, 0.85),
      ...drawn.slice(0, 4),
    ].join(''),
    front: (drawn[4] ?? '') + blossom,
    air: rain(id, mix(p.glow, '#ffffff', 0.4), 380),
  };
};

/** A flowering branch reaching in from the upper corner. */
function plumBranch(seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  const wood = mix('#2d211c', p.deep, 0.5);
  const limbs: Point[][] = [
    [
      [1520, 60],
      [1390, 150],
      [1270, 170],
      [1130, 245],
    ],
    [
      [1390, 150],
      [1330, 240],
      [1300, 330],
    ],
    [
      [1270, 170],
      [1200, 130],
      [1120, 132],
    ],
    [
      [1520, 250],
      [1450, 300],
      [1420, 390],
    ],
  ];
  let blossoms = '';
  let buds = '';
  for (const limb of limbs) {
    for (let i = 0; i < 26; i++) {
      const at = random() * (limb.length - 1);
      const k = Math.floor(at);
      const [a, b] = [limb[k] as Point, limb[k + 1] as Point];
      const x = a[0] + (b[0] - a[0]) * (at - k) + between(random, -16, 16);
      const y = a[1] + (b[1] - a[1]) * (at - k) + between(random, -16, 16);
      const r = between(random, 3, 6.5);
      if (random() < 0.3)
        buds += `M${n(x - r * 0.6)} ${n(y)}a${n(r * 0.6)} ${n(r * 0.6)} 0 1 0 ${n(r * 1.2)} 0a${n(r * 0.6)} ${n(r * 0.6)} 0 1 0 ${n(-r * 1.2)} 0`;
      else
        for (let q = 0; q < 5; q++) {
          const [px, py] = [x + Math.cos(q * 1.257) * r * 0.75, y + Math.sin(q * 1.257) * r * 0.75];
          blossoms += `M${n(px - r * 0.62)} ${n(py)}a${n(r * 0.62)} ${n(r * 0.62)} 0 1 0 ${n(r * 1.24)} 0a${n(r * 0.62)} ${n(r * 0.62)} 0 1 0 ${n(-r * 1.24)} 0`;
        }
    }
  }
  const wooden = limbs
    .map((l, i) => stroke(`M${l.map(([x, y]) => `${x} ${y}`).join('L')}`, wood, [11, 5, 4, 7][i] ?? 4))
    .join('');
  return wooden + fill(blossoms, '#f3e3df', 0.95) + fill(buds, '#c98f8c');
}

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
