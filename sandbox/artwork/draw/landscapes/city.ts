import { mix, shade } from '../ink/colour.ts';
import { massif, ridgeLine, under } from '../ink/mountains.ts';
import type { Palette } from '../ink/palette.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, group, mirrored, n, rectangle, SHEET_WIDTH, type Sheet, stroke } from '../ink/sheet.ts';
import { clouds, sky } from '../ink/sky.ts';
import { canopy, pine } from '../ink/trees.ts';
import { ripples, water } from '../ink/water.ts';
import { lampGlow, mistBank, rain } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

/** The lit city after rain between its mountain and its river, the tower on the hill. */
export const nightCity: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const shore = 724;
  const hillForm = {
    seed: `${id}n`,
    base: shore,
    kind: 'soft' as const,
    rough: 8,
    fold: 170,
    summits: [
      { x: 1120, height: 205, width: 560, power: 1 },
      { x: 1400, height: 120, width: 380 },
      { x: 860, height: 70, width: 300 },
    ],
  };
  const hill = ridgeLine(hillForm);
  const peak = Math.min(...hill.filter(([x]) => Math.abs(x - 1128) < 14).map(([, y]) => y));
  const city = [
    blocks(sheet, `${id}c1`, p, { y: 640, low: 30, high: 130, width: [16, 38], tone: 0.58, from: 0, to: SHEET_WIDTH }),
    mistBank(sheet, `${id}m2`, p.mist, 622, 34, 0.5),
    massif(sheet, hillForm, { top: mix(p.near, p.mid, 0.4), mist: mix(p.mid, p.mist, 0.25), relief: 0.2 }),
    canopy(
      `${id}t`,
      hill.filter(([x, y]) => x > 700 && y < shore - 10),
      12,
      mix(p.near, p.mid, 0.15),
      p.low,
    ),
    lampGlow(sheet, p.lamp, [1128, peak - 92], 220, 0.4),
    tower(sheet, p, 1128, peak + 6),
    blocks(sheet, `${id}c2`, p, { y: 690, low: 46, high: 200, width: [24, 56], tone: 0.28, from: 0, to: 900 }),
    blocks(sheet, `${id}c3`, p, {
      y: shore + 2,
      low: 26,
      high: 120,
      width: [30, 72],
      tone: 0.08,
      from: 0,
      to: SHEET_WIDTH,
    }),
    lights(`${id}l`, p, shore),
  ].join('');
  return {
    back: [
      sky(sheet, p, 660),
      clouds(sheet, id, mix(p.low, p.glow, 0.45), 150, 420, 10, 0.4),
      massif(
        sheet,
        {
          seed: `${id}1`,
          base: 640,
          kind: 'rock',
          rough: 26,
          fold: 240,
          summits: [
            { x: 420, height: 270, width: 420, power: 1.2 },
            { x: 640, height: 190, width: 340 },
            { x: 150, height: 150, width: 340 },
          ],
        },
        { top: p.far, mist: p.mist, relief: 0.6 },
      ),
      mistBank(sheet, `${id}m1`, p.mist, 560, 60, 0.6),
      city,
      water(sheet, p, shore),
      group(mirrored(city, shore, 0.42, 0.9), `clip-path="${sheet.clip(rectangle(0, shore, SHEET_WIDTH, 300))}"`),
      streaks(`${id}s`, p, shore),
      ripples(`${id}r`, mix(p.water, p.deep, 0.35), shore, { count: 330, opacity: 0.5 }),
      ripples(`${id}q`, mix(p.glow, p.lamp, 0.3), shore, { count: 120, opacity: 0.2 }),
    ].join(''),
    front: [
      fill(
        under(
          ridgeLine({
            seed: `${id}f`,
            base: 985,
            kind: 'soft',
            rough: 12,
            summits: [{ x: 0, height: 100, width: 700 }],
          }),
        ),
        p.deep,
      ),
      canopy(
        `${id}g`,
        ridgeLine({
          seed: `${id}f`,
          base: 985,
          kind: 'soft',
          rough: 12,
          summits: [{ x: 0, height: 100, width: 700 }],
        }).filter(([x]) => x < 760),
        30,
        shade(p.deep, 0.15),
        p.mid,
      ),
      pine(`${id}p`, [150, 1000], 690, 0.55, {
        trunk: shade(p.deep, 0.3),
        leaf: mix(p.leaf, p.deep, 0.3),
        light: p.low,
      }),
    ].join(''),
    air: rain(id, mix(p.glow, '#ffffff', 0.3), 240),
  };
};

interface BlockRow {
  y: number;
  low: number;
  high: number;
  width: readonly [number, number];
  /** 0 near and dark, 1 lost in the haze. */
  tone: number;
  from: number;
  to: number;
}

/** One row of buildings with a few of their windows lit. */
function blocks(sheet: Sheet, seed: string, p: Palette, row: BlockRow): string {
  const random = seeded(seed);
  let near = '';
  let side = '';
  let warm = '';
  let cool = '';
  for (let x = row.from - 10; x < row.to; ) {
    const w = between(random, row.width[0], row.width[1]);
    const h = row.low + (row.high - row.low) * random() ** 2.4;
    near += rectangle(x, row.y - h, w, h + 6);
    side += rectangle(x + w * 0.7, row.y - h, w * 0.3, h + 6);
    if (h > row.high * 0.6 && random() < 0.5)
      near +=
        rectangle(x + w * 0.3, row.y - h - w * 0.35, w * 0.35, w * 0.36) +
        rectangle(x + w * 0.47, row.y - h - w * 0.8, 1.6, w * 0.6);
    const cell = Math.max(4.2, row.width[0] * 0.22);
    const busy = between(random, 0.08, 0.46);
    for (let wy = row.y - h + cell; wy < row.y - cell; wy += cell * 1.25) {
      for (let wx = x + cell * 0.7; wx < x + w - cell; wx += cell) {
        if (random() > busy) continue;
        const pane = rectangle(wx, wy, cell * 0.52, cell * 0.5);
        if (random() < 0.78) warm += pane;
        else cool += pane;
      }
    }
    x += w + (random() < 0.25 ? between(random, 2, 16) : 0);
  }
  const body = mix(p.near, p.low, row.tone * 0.6);
  const paint = sheet.vertical(row.y - row.high, row.y, [
    [0, body],
    [1, mix(body, p.mist, 0.25 + row.tone * 0.35)],
  ]);
  return (
    fill(near, paint) +
    fill(side, p.deep, 0.25) +
    fill(warm, mix(p.lamp, p.mist, row.tone * 0.35), 0.9 - row.tone * 0.3) +
    fill(cool, '#d8e4ea', 0.6 - row.tone * 0.2)
  );
}

function tower(sheet: Sheet, p: Palette, x: number, foot: number): string {
  const metal = mix(p.near, p.glow, 0.2);
  return [
    fill(`M${x - 6} ${foot + 8}L${x - 4} ${foot - 82}h8L${x + 6} ${foot + 8}Z`, metal),
    fill(`M${x - 17} ${foot - 82}h34l-5 14h-24Z`, shade(metal, 0.2)),
    fill(rectangle(x - 19, foot - 94, 38, 12), p.lamp, 0.95),
    fill(`M${x - 19} ${foot - 94}h38l-7 -9h-24Z`, metal),
    fill(rectangle(x - 8, foot - 112, 16, 10), mix(p.lamp, metal, 0.4)),
    stroke(`M${x} ${foot - 112}V${foot - 196}`, metal, 3.4),
    stroke(`M${x} ${foot - 170}V${foot - 222}`, metal, 1.6),
    `<circle cx="${x}" cy="${foot - 222}" r="2.6" fill="#e0654c"/>`,
    lampGlow(sheet, p.lamp, [x, foot - 90], 60, 0.5),
  ].join('');
}

/** Street lamps and bridges at the water's edge. */
function lights(seed: string, p: Palette, shore: number): string {
  const random = seeded(seed);
  let dots = '';
  for (let x = 0; x < SHEET_WIDTH; x += between(random, 9, 26)) {
    const r = between(random, 1, 2.4);
    dots += `M${n(x - r)} ${n(shore - 4)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
  }
  return fill(rectangle(0, shore - 3, SHEET_WIDTH, 5), p.deep) + fill(dots, p.lamp);
}

/** Lamps drawn long by wet water. */
function streaks(seed: string, p: Palette, shore: number): string {
  const random = seeded(seed);
  let d = '';
  for (let i = 0; i < 120; i++) {
    const x = between(random, 0, SHEET_WIDTH);
    const length = between(random, 40, 210) * random() ** 0.5;
    for (let y = shore + 3; y < shore + length; y += between(random, 4, 9))
      d += `M${n(x + between(random, -2, 2))} ${n(y)}h${n(between(random, 2, 9))}`;
  }
  return stroke(d, p.lamp, 2, 0.45);
}
