import { mix, tint } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { fractal } from '../ink/noise.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, type Point, SHEET_WIDTH, stroke, through } from '../ink/sheet.ts';
import { clouds, disc, geese, sky } from '../ink/sky.ts';
import { mistBank } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

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
