import { mix } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { between, seeded } from '../ink/prng.ts';
import { hall } from '../ink/roofs.ts';
import { fill, n, type Point, stroke } from '../ink/sheet.ts';
import { sky } from '../ink/sky.ts';
import { canopy } from '../ink/trees.ts';
import { lampGlow, mistBank, rain } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';
import { wooded } from './palace-roofs.ts';

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
