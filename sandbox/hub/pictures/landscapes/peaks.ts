import { mix, shade, tint } from '../ink/colour.ts';
import { massif, ridgeLine } from '../ink/mountains.ts';
import { fractal } from '../ink/noise.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, type Point, rectangle, SHEET_WIDTH, stroke, through } from '../ink/sheet.ts';
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

/** Hallasan far behind a slope of silver grass that the wind combs. */
export const volcanoField: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const halla = massif(
    sheet,
    {
      seed: `${id}h`,
      base: 600,
      kind: 'soft',
      rough: 9,
      fold: 190,
      summits: [
        { x: 900, height: 205, width: 1050, power: 1.35 },
        { x: 880, height: 250, width: 250, power: 0.9 },
        { x: 985, height: 222, width: 160, power: 0.8 },
      ],
    },
    { top: mix(p.far, p.zenith, 0.35), mist: mix(p.mist, p.low, 0.5), relief: 0.55, fadeTo: 640 },
  );
  const cone = (seed: string, x: number, height: number, width: number, base: number, tone: number) =>
    massif(
      sheet,
      {
        seed,
        base,
        kind: 'soft',
        rough: 5,
        fold: 120,
        summits: [
          { x: x - width * 0.13, height, width, power: 1.15 },
          { x: x + width * 0.16, height: height * 0.93, width: width * 0.9, power: 1.15 },
        ],
      },
      { top: mix(p.mid, p.far, tone), mist: mix(p.mist, p.mid, 0.25), relief: 0.5, fadeTo: base + 20, light: p.glow },
    );
  const wind = grass(`${id}w`, p);
  return {
    back: [
      sky(sheet, p, 620),
      disc(sheet, p, [330, 395], 44, 9),
      clouds(sheet, id, tint(p.glow, 0.35), 150, 420, 9, 0.65),
      halla,
      mistBank(sheet, `${id}m`, p.mist, 590, 46, 0.8),
      cone(`${id}o1`, 250, 105, 260, 640, 0.5),
      cone(`${id}o2`, 1300, 130, 300, 655, 0.3),
      cone(`${id}o3`, 560, 70, 200, 662, 0.15),
      mistBank(sheet, `${id}n`, p.mist, 668, 30, 0.7),
      wind.slope,
    ].join(''),
    front: wind.plumes,
    air: geese(id, p.deep, [1090, 240], 13, 5),
  };
};

/** Silver grass: rows of bent stems, every plume a feather of strokes lit from behind. */
function grass(seed: string, p: Parameters<DrawLandscape>[2]): { slope: string; plumes: string } {
  const random = seeded(seed);
  const hill = fractal(`${seed}:hill`, 700, 3, 0.4);
  const row = (y0: number, scale: number, count: number, tone: number) => {
    let stems = '';
    let plumes = '';
    let bright = '';
    const top: Point[] = [];
    for (let x = -20; x <= SHEET_WIDTH + 20; x += 30) top.push([x, y0 + hill(x + y0 * 3) * 26]);
    for (let i = 0; i < count; i++) {
      const x = between(random, -30, SHEET_WIDTH + 10);
      const y = y0 + hill(x + y0 * 3) * 26 + between(random, 0, 18) * scale;
      const h = between(random, 34, 70) * scale;
      const lean = h * between(random, 0.28, 0.5);
      stems += `M${n(x)} ${n(y + h * 0.25)}Q${n(x + lean * 0.1)} ${n(y - h * 0.5)} ${n(x + lean * 0.6)} ${n(y - h)}`;
      for (let k = 0; k < 15; k++) {
        const t = k / 14;
        const [px, py] = [x + lean * (0.52 + t * 0.2), y - h * (0.86 + t * 0.16)];
        const reach = h * between(random, 0.2, 0.34) * (1.1 - t * 0.5);
        const line = `M${n(px)} ${n(py)}q${n(reach * 0.45)} ${n(-reach * 0.3)} ${n(reach)} ${n(reach * between(random, -0.12, 0.22))}`;
        if (random() < 0.4) bright += line;
        else plumes += line;
      }
    }
    const ground = mix(p.mid, p.glow, 0.34 - tone * 0.34);
    return {
      ground: fill(`M${through(top)}L1520 1010L-20 1010Z`, ground),
      tufts:
        stroke(stems, mix(p.near, p.deep, tone), 0.5 + 0.6 * scale, 0.6) +
        stroke(plumes, mix('#d6c295', p.near, 0.3 * tone), 0.35 + 0.6 * scale, 0.7) +
        stroke(bright, '#fff4d8', 0.3 + 0.5 * scale, 0.9),
    };
  };
  const rows = [
    row(690, 0.35, 380, 0),
    row(722, 0.55, 320, 0.2),
    row(766, 0.8, 240, 0.45),
    row(822, 1.2, 170, 0.65),
    row(892, 1.9, 110, 0.85),
    row(985, 3, 58, 1),
  ];
  return {
    slope: rows
      .slice(0, 3)
      .map((r) => r.ground + r.tufts)
      .join(''),
    plumes: rows
      .slice(3)
      .map((r) => r.ground + r.tufts)
      .join(''),
  };
}
