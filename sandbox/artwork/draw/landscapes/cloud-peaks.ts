import { mix, shade, tint } from '../ink/colour.ts';
import { massif, ridgeLine } from '../ink/mountains.ts';
import { fractal } from '../ink/noise.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, type Point, rectangle, SHEET_WIDTH, stroke } from '../ink/sheet.ts';
import { clouds, disc, geese, sky } from '../ink/sky.ts';
import { firs, pine } from '../ink/trees.ts';
import { lampGlow, mistBank, wisp } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

/** Granite standing out of a sea of clouds, a lodge with one lit window on the near ridge. */
export const cloudPeaks: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const snow = '#fdfaf4';
  const far = massif(
    sheet,
    {
      seed: `${id}1`,
      base: 640,
      kind: 'rock',
      rough: 34,
      fold: 260,
      summits: [
        { x: 180, height: 170, width: 420 },
        { x: 760, height: 120, width: 380 },
        { x: 1330, height: 230, width: 420 },
      ],
    },
    { top: mix(p.far, p.high, 0.3), mist: p.mist, relief: 0.4, light: snow },
  );
  const main = massif(
    sheet,
    {
      seed: `${id}2`,
      base: 720,
      kind: 'rock',
      rough: 52,
      fold: 230,
      summits: [
        { x: 470, height: 300, width: 300, power: 1.5 },
        { x: 640, height: 455, width: 300, power: 1.45, skew: 1.2 },
        { x: 900, height: 310, width: 300, power: 1.3 },
        { x: 1130, height: 150, width: 250 },
      ],
    },
    { top: p.mid, mist: p.mist, relief: 0.95, light: snow, fadeTo: 740 },
  );
  const nearForm = {
    seed: `${id}3`,
    base: 900,
    kind: 'rock' as const,
    rough: 26,
    fold: 190,
    summits: [
      { x: 60, height: 290, width: 520, power: 1.5 },
      { x: -60, height: 330, width: 300 },
    ],
  };
  const near = massif(sheet, nearForm, {
    top: p.near,
    mist: mix(p.mist, p.far, 0.25),
    relief: 0.7,
    light: snow,
    fadeTo: 1000,
  });
  const rightForm = {
    seed: `${id}4`,
    base: 985,
    kind: 'rock' as const,
    rough: 24,
    fold: 160,
    summits: [
      { x: 1480, height: 270, width: 430, power: 1.5 },
      { x: 1290, height: 120, width: 300 },
    ],
  };
  const right = massif(sheet, rightForm, { top: p.deep, mist: p.near, relief: 0.6, light: snow, fadeTo: 1040 });
  const rightLine = ridgeLine(rightForm);
  const seat = rightLine.find(([x]) => x > 1325) as Point;
  const lodge = [
    lampGlow(sheet, p.lamp, [seat[0] + 8, seat[1] - 10], 90, 0.55),
    fill(`M${n(seat[0] - 30)} ${n(seat[1] + 14)}v-26h74v30Z`, shade(p.deep, 0.25)),
    fill(
      `M${n(seat[0] - 46)} ${n(seat[1] - 7)}L${n(seat[0] + 62)} ${n(seat[1] - 7)}L${n(seat[0] + 60)} ${n(seat[1] - 13)}L${n(seat[0] - 44)} ${n(seat[1] - 13)}Z`,
      shade(p.deep, 0.3),
    ),
    fill(
      `M${n(seat[0] - 42)} ${n(seat[1] - 10)}Q${n(seat[0] - 14)} ${n(seat[1] - 16)} ${n(seat[0] - 8)} ${n(seat[1] - 30)}h34Q${n(seat[0] + 32)} ${n(seat[1] - 16)} ${n(seat[0] + 58)} ${n(seat[1] - 10)}Z`,
      tint(p.near, 0.8),
    ),
    fill(
      rectangle(seat[0] - 12, seat[1] - 6, 11, 12) +
        rectangle(seat[0] + 6, seat[1] - 6, 11, 12) +
        rectangle(seat[0] + 24, seat[1] - 6, 11, 12),
      p.lamp,
    ),
  ].join('');
  return {
    back: [
      sky(sheet, p, 600),
      disc(sheet, { ...p, disc: '#fffaf0' }, [1120, 250], 40, 7),
      clouds(sheet, id, '#ffffff', 120, 330, 6, 0.5),
      far,
      mistBank(sheet, `${id}a`, p.mist, 610, 60, 0.95),
      main,
      mistBank(sheet, `${id}b`, '#ffffff', 735, 90, 0.98),
      wisp(sheet, '#ffffff', [430, 560], 520, 50, 0.75),
      wisp(sheet, '#ffffff', [900, 610], 620, 60, 0.8),
      billows(sheet, `${id}s1`, 780, 34, '#ffffff', mix(p.far, p.mist, 0.55)),
      billows(sheet, `${id}s2`, 850, 46, '#fdfbf6', mix(p.far, p.mist, 0.45)),
    ].join(''),
    front: [
      near,
      firs(
        `${id}f`,
        ridgeLine(nearForm).filter(([x]) => x < 560),
        16,
        40,
        mix(p.deep, p.near, 0.3),
        0.8,
        snow,
      ),
      billows(sheet, `${id}s3`, 925, 56, '#ffffff', mix(p.far, p.mist, 0.5)),
      right,
      firs(
        `${id}g`,
        rightLine.filter(([x]) => x > 1080 && (x < 1290 || x > 1400)),
        24,
        64,
        shade(p.deep, 0.2),
        0.8,
        snow,
      ),
      lodge,
      pine(`${id}p`, [1478, 960], 330, -0.7, { trunk: '#241d18', leaf: shade(p.leaf, 0.15), light: p.high, snow }),
    ].join(''),
    air: geese(id, p.near, [300, 240], 15),
  };
};

/** Cloud tops seen from above: rounded heads, lit from the sky and grey-blue beneath. */
function billows(
  sheet: Parameters<DrawLandscape>[0],
  seed: string,
  y: number,
  size: number,
  light: string,
  dark: string,
): string {
  const random = seeded(seed);
  const roll = fractal(seed, 460, 3, 0.5);
  let heads = `M-60 1010L-60 ${n(y)}`;
  let lit = '';
  let from: Point = [-60, y];
  while (from[0] < SHEET_WIDTH + 60) {
    const w = size * between(random, 0.9, 2.6);
    const to: Point = [from[0] + w, y + roll(from[0] + w) * size * 1.5 + between(random, -0.2, 0.2) * size];
    heads += `A${n(w * 0.56)} ${n(w * 0.4)} 0 0 1 ${n(to[0])} ${n(to[1])}`;
    lit += `M${n(from[0])} ${n(from[1])}A${n(w * 0.56)} ${n(w * 0.4)} 0 0 1 ${n(to[0])} ${n(to[1])}`;
    from = to;
  }
  const paint = sheet.vertical(y - size, y + size * 2.6, [
    [0, light],
    [0.4, mix(light, dark, 0.35)],
    [0.75, mix(light, dark, 0.85)],
    [1, mix(light, dark, 0.5)],
  ]);
  return fill(`${heads}L1560 1010Z`, paint, 0.96) + stroke(lit, '#ffffff', 2.2, 0.75);
}
