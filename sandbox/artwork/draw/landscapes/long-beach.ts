import { mix, shade } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { fractal } from '../ink/noise.ts';
import { between, seeded } from '../ink/prng.ts';
import { brush, fill, n, type Point, polygon, rectangle, SHEET_WIDTH, type Sheet, stroke } from '../ink/sheet.ts';
import { clouds, geese, sky } from '../ink/sky.ts';
import { canopy, pine } from '../ink/trees.ts';
import { ripples, water } from '../ink/water.ts';
import type { DrawLandscape } from './landscape.ts';

/** A long bright beach bending away to the point where the lighthouse stands. */
export const longBeach: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const shore = 480;
  const sand = sheet.linear(
    [0, 620],
    [500, 1000],
    [
      [0, '#efe3c9'],
      [0.6, '#e8d6b4'],
      [1, '#d9c29a'],
    ],
  );
  const edge: Point[] = [
    [1520, 940],
    [1230, 860],
    [900, 790],
    [600, 715],
    [390, 645],
    [260, 590],
    [190, 556],
    [150, 532],
  ];
  const shifted = (dx: number, dy: number): Point[] =>
    edge.map(([x, y], i) => [x + dx * (1 - i / 9), y + dy * (1 - i / 8.4)]);
  const swell = (dy: number, opacity: number, colour: string, width: number) =>
    stroke(brush(shifted(60, dy)), colour, width, opacity);
  return {
    back: [
      sky(sheet, p, shore),
      cumulus(sheet, `${id}c1`, [1010, 430], 520, 150, p),
      cumulus(sheet, `${id}c2`, [420, 440], 420, 84, p),
      clouds(sheet, id, '#ffffff', 90, 240, 6, 0.6),
      massif(
        sheet,
        {
          seed: `${id}1`,
          base: shore + 2,
          kind: 'soft',
          rough: 10,
          fold: 200,
          summits: [{ x: 1480, height: 40, width: 420 }],
        },
        { top: mix(p.far, p.low, 0.3), mist: p.mist, relief: 0.2 },
      ),
      water(sheet, p, shore),
      fill(rectangle(0, shore, SHEET_WIDTH, 7), mix(p.water, p.zenith, 0.5), 0.5),
      ripples(`${id}a`, shade(p.water, 0.3), shore, { count: 260, opacity: 0.28 }),
      ripples(`${id}b`, '#ffffff', shore, { count: 260, opacity: 0.5 }),
      headland(sheet, id, p, shore),
      swell(-92, 0.4, '#ffffff', 4),
      swell(-52, 0.65, '#ffffff', 9),
      stroke(brush(shifted(30, -20)), mix(p.water, '#ffffff', 0.6), 52, 0.55),
      fill(`${brush(edge)}L-20 520L-20 1010L1520 1010Z`, sand),
      stroke(brush(shifted(0, 12)), '#cdb38a', 20, 0.4),
      stroke(brush(edge), '#ffffff', 13, 0.95),
      stroke(brush(shifted(16, -15)), '#ffffff', 5, 0.7),
      stroke(brush(shifted(-12, 34)), '#fbf4e4', 3, 0.6),
    ].join(''),
    front: [
      dunes(`${id}d`, p),
      pine(`${id}p1`, [185, 1010], 700, 0.5, { trunk: '#4b3a2d', leaf: mix(p.leaf, p.near, 0.3), light: p.high }),
      pine(`${id}p2`, [40, 1020], 560, -0.25, { trunk: '#43342a', leaf: mix(p.leaf, p.deep, 0.25), light: p.high }),
    ].join(''),
    air: geese(id, '#ffffff', [880, 300], 15, 5),
  };
};

function cumulus(
  sheet: Sheet,
  seed: string,
  [x, y]: Point,
  width: number,
  height: number,
  p: Parameters<DrawLandscape>[2],
): string {
  const random = seeded(seed);
  let d = '';
  for (let i = 0; i < 46; i++) {
    const t = between(random, -1, 1);
    const r = height * between(random, 0.16, 0.36) * (1.1 - t * t * 0.75);
    const cx = x + t * width * 0.5;
    const cy = y - r * 0.4 - random() * height * (1 - t * t) ** 1.3 * 0.8;
    d += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r * 0.86)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.86)} 0 1 1 ${n(-2 * r)} 0`;
  }
  return fill(
    d,
    sheet.vertical(y - height, y + height * 0.2, [
      [0, '#ffffff'],
      [0.6, '#f7f8f3'],
      [1, mix(p.low, '#ffffff', 0.2), 0.2],
    ]),
    0.9,
    `filter="${sheet.blur(2.5)}"`,
  );
}

function headland(sheet: Sheet, id: string, p: Parameters<DrawLandscape>[2], shore: number): string {
  const top: Point[] = [
    [-20, 330],
    [60, 345],
    [150, 380],
    [250, 428],
    [330, 448],
    [430, 462],
    [505, 478],
    [540, shore + 6],
  ];
  const line: Point[] = [];
  const rough = fractal(`${id}:head`, 60, 4);
  for (let i = 0; i < top.length - 1; i++)
    for (let k = 0; k < 12; k++) {
      const [a, b] = [top[i] as Point, top[i + 1] as Point];
      const x = a[0] + ((b[0] - a[0]) * k) / 12;
      line.push([x, a[1] + ((b[1] - a[1]) * k) / 12 + rough(x) * 5]);
    }
  const body = `${polygon([...line, [545, shore + 8], [430, 520], [150, 560], [-20, 570]])}`;
  const [lx, ly] = [452, 464];
  return [
    fill(
      body,
      sheet.vertical(330, 560, [
        [0, mix(p.near, p.mid, 0.35)],
        [1, mix(p.mid, p.low, 0.35)],
      ]),
    ),
    canopy(
      `${id}h`,
      line.filter(([x]) => x < 400),
      19,
      mix(p.near, p.mid, 0.25),
      p.high,
    ),
    fill(
      `M${lx - 9} ${ly}L${lx - 6} ${ly - 76}h12L${lx + 9} ${ly}Z`,
      sheet.linear(
        [lx - 9, 0],
        [lx + 9, 0],
        [
          [0, '#ffffff'],
          [0.6, '#f6f2e8'],
          [1, '#bfc9c6'],
        ],
      ),
    ),
    fill(rectangle(lx - 9, ly - 79, 18, 4), '#35635f'),
    fill(rectangle(lx - 5, ly - 91, 10, 12), '#f8dca8'),
    fill(`M${lx - 7} ${ly - 91}Q${lx} ${ly - 104} ${lx + 7} ${ly - 91}Z`, '#a2432e'),
  ].join('');
}

function dunes(seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  let blades = '';
  for (let i = 0; i < 330; i++) {
    const x = between(random, -20, 560) * (0.3 + random() * 0.7);
    const y = 1010 - Math.max(0, 560 - x) * 0.13 * random();
    const h = between(random, 26, 92);
    const lean = h * between(random, 0.1, 0.6);
    blades += `M${n(x)} ${n(y + 10)}Q${n(x + lean * 0.2)} ${n(y - h * 0.6)} ${n(x + lean)} ${n(y - h)}`;
  }
  return (
    fill('M-20 930Q160 895 330 945T640 1010H-20Z', '#d6c098') + stroke(blades, mix(p.leaf, '#b9a86a', 0.35), 1.8, 0.85)
  );
}
