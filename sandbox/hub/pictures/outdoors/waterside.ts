import type { HotelMotif } from '../../seed/hotel-motifs.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { hall, lattice } from '../ink/roofs.ts';
import { fill, n, type Point, polygon, rectangle, SHEET_WIDTH, type Sheet, stroke } from '../ink/sheet.ts';
import { canopy, pine } from '../ink/trees.ts';
import { ripples } from '../ink/water.ts';
import { lampGlow, rain, snowfall, wisp } from '../ink/weather.ts';
import { lantern, stones } from '../landscapes/garden.ts';
import { paperLamp, shadow } from '../rooms/furniture.ts';
import { type Materials, materialsOf } from '../rooms/materials.ts';
import type { DrawScene } from '../rooms/scene.ts';

const whole = { x: 0, y: 0, width: 1500, height: 1000 };

/** The hotel's water: pool, bath or pond. */
export const waterside: DrawScene = (sheet, motif, p) => draws[motif.water](sheet, motif, p);

function lounger(sheet: Sheet, [x, y]: Point, s: number, m: Materials): string {
  return [
    shadow(sheet, x + 10 * s, y + 4, 300 * s, 34 * s),
    stroke(
      `M${n(x - 110 * s)} ${n(y - 30 * s)}v${n(30 * s)}M${n(x + 100 * s)} ${n(y - 30 * s)}v${n(30 * s)}`,
      shade(m.wood, 0.35),
      8 * s,
    ),
    fill(
      polygon([
        [x - 126 * s, y - 40 * s],
        [x + 128 * s, y - 40 * s],
        [x + 124 * s, y - 26 * s],
        [x - 124 * s, y - 26 * s],
      ]),
      shade(m.wood, 0.15),
    ),
    fill(
      `M${n(x - 124 * s)} ${n(y - 40 * s)}Q${n(x - 122 * s)} ${n(y - 58 * s)} ${n(x - 106 * s)} ${n(y - 58 * s)}H${n(x + 34 * s)}L${n(x + 118 * s)} ${n(y - 118 * s)}Q${n(x + 132 * s)} ${n(y - 122 * s)} ${n(x + 134 * s)} ${n(y - 106 * s)}L${n(x + 60 * s)} ${n(y - 40 * s)}Z`,
      sheet.vertical(y - 120 * s, y - 40 * s, [
        [0, tint(m.linen, 0.4)],
        [1, shade(m.linen, 0.16)],
      ]),
    ),
    fill(
      `M${n(x - 124 * s)} ${n(y - 42 * s)}Q${n(x - 122 * s)} ${n(y - 60 * s)} ${n(x - 106 * s)} ${n(y - 60 * s)}h${n(46 * s)}v${n(18 * s)}Z`,
      m.cloth,
    ),
  ].join('');
}

function poolWater(sheet: Sheet, id: string, y: number, p: Palette): string {
  const tone = mix(p.water, '#3f8f92', 0.22 - p.night * 0.08);
  return (
    fill(
      rectangle(0, y, SHEET_WIDTH, 1000 - y),
      sheet.vertical(y, 1000, [
        [0, tone, 0.16],
        [0.5, tone, 0.46],
        [1, mix(tone, p.deep, 0.4), 0.78],
      ]),
    ) +
    ripples(`${id}a`, tint(p.glow, 0.4), y, { count: 150, opacity: 0.3 }) +
    ripples(`${id}b`, shade(tone, 0.35), y, { count: 110, opacity: 0.28 })
  );
}

/** Water that ends where the view begins. */
const infinityPool: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:water`;
  const m = materialsOf(motif, p);
  const edge = 668;
  return {
    view: whole,
    plane: 'back',
    focus: 0.5,
    standing: fill(
      rectangle(0, edge - 5, SHEET_WIDTH, 8),
      sheet.vertical(edge - 5, edge + 3, [
        [0, tint(p.glow, 0.4), 0.9],
        [1, shade(m.stone, 0.3), 0.9],
      ]),
    ),
    mirror: { y: edge, left: 0, right: SHEET_WIDTH, strength: 0.8 },
    overlay: [
      poolWater(sheet, id, edge + 2, p),
      fill(
        polygon([
          [1500, 742],
          [1500, 1000],
          [560, 1000],
          [1180, 742],
        ]),
        sheet.vertical(742, 1000, [
          [0, tint(m.stone, 0.25)],
          [1, shade(m.stone, 0.25)],
        ]),
      ),
      stroke('M1180 742L560 1000', tint(m.stone, 0.5), 7, 0.8),
      stroke(
        'M1120 790L1500 790M1010 846H1500M880 912H1500M1300 742L860 1000M1420 742L1180 1000',
        shade(m.stone, 0.4),
        1.6,
        0.45,
      ),
      fill(
        rectangle(0, 0, SHEET_WIDTH, 62),
        sheet.vertical(0, 62, [
          [0, shade(m.wood, 0.45)],
          [0.8, shade(m.wood, 0.15)],
          [1, shade(m.wood, 0.5)],
        ]),
      ),
      fill(
        rectangle(0, 62, SHEET_WIDTH, 46),
        sheet.vertical(62, 108, [
          [0, '#0f0d0a', 0.3],
          [1, '#0f0d0a', 0],
        ]),
      ),
      fill(
        rectangle(1392, 60, 30, 730),
        sheet.linear(
          [1392, 0],
          [1422, 0],
          [
            [0, tint(m.wood, 0.15)],
            [1, shade(m.wood, 0.4)],
          ],
        ),
      ),
      lounger(sheet, [1210, 872], 1.05, m),
      lounger(sheet, [1090, 962], 1.3, m),
      paperLamp(sheet, [1340, 790], 40, 62, m, p, 0.8),
      paperLamp(sheet, [1462, 900], 62, 96, m, p, 0.8),
      motif.weather === 'rain' ? rain(`${id}r`, mix(p.glow, '#ffffff', 0.3), 160) : '',
    ].join(''),
  };
};

/** A pool under a roof, the garden side all glass. */
const indoorPool: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:water`;
  const m = materialsOf(motif, p);
  const edge = 690;
  const piers = [70, 410, 750, 1090, 1430];
  let ceiling = '';
  for (let x = -700; x <= 2200; x += 48)
    ceiling += polygon([
      [750 + (x - 750) * 0.66, 120],
      [750 + (x + 13 - 750) * 0.66, 120],
      [x + 13, -6],
      [x, -6],
    ]);
  return {
    view: { x: 0, y: 0, width: 1500, height: 1000 },
    plane: 'whole',
    focus: 0.5,
    standing: [
      fill(rectangle(0, 0, SHEET_WIDTH, 122), shade(m.ceiling, 0.1)),
      fill(
        ceiling,
        sheet.vertical(0, 120, [
          [0, m.wood],
          [1, shade(m.wood, 0.3)],
        ]),
      ),
      fill(rectangle(0, 116, SHEET_WIDTH, 22), shade(m.wood, 0.4)),
      fill(
        rectangle(0, 640, SHEET_WIDTH, 50),
        sheet.vertical(640, 690, [
          [0, tint(m.stone, 0.3)],
          [1, shade(m.stone, 0.15)],
        ]),
      ),
      ...piers.map((x) =>
        fill(
          rectangle(x - 22, 120, 44, 522),
          sheet.linear(
            [x - 22, 0],
            [x + 22, 0],
            [
              [0, shade(m.stone, 0.25)],
              [0.45, tint(m.stone, 0.25)],
              [1, shade(m.stone, 0.38)],
            ],
          ),
        ),
      ),
      ...[240, 580, 920, 1260].map(
        (x) =>
          fill(rectangle(x - 2.5, 138, 5, 502), shade(m.wood, 0.45)) + paperLamp(sheet, [x, 640], 34, 46, m, p, 0.8),
      ),
      fill(
        rectangle(0, 138, SHEET_WIDTH, 502),
        sheet.linear(
          [0, 138],
          [900, 640],
          [
            [0, '#ffffff', 0.12],
            [0.5, '#ffffff', 0],
            [0.7, '#ffffff', 0.08],
            [1, '#ffffff', 0],
          ],
        ),
      ),
    ].join(''),
    mirror: { y: edge, left: 0, right: SHEET_WIDTH, strength: 0.86 },
    overlay: [
      poolWater(sheet, id, edge + 2, p),
      fill(rectangle(0, edge - 4, SHEET_WIDTH, 7), tint(m.stone, 0.5)),
      stroke('M375 700L-200 1000M690 700L560 1000M810 700L940 1000M1125 700L1700 1000', tint(p.glow, 0.5), 5, 0.14),
    ].join(''),
  };
};

/** A stone bath in the open, under the edge of a roof. */
const springBath: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:water`;
  const m = materialsOf(motif, p);
  const snow = motif.season === 'winter' ? mix('#fdf7f0', p.glow, 0.25) : undefined;
  const edge = 716;
  const rim: Point[] = [
    [-30, 742],
    [160, 716],
    [420, 708],
    [750, 712],
    [1080, 706],
    [1320, 716],
    [1540, 742],
  ];
  let tiles = '';
  for (let x = -40; x < 1560; x += 26) tiles += `M${n(750 + (x - 750) * 1.03)} 74L${x} -10`;
  return {
    view: whole,
    plane: 'back',
    focus: 0.5,
    standing: [
      fill(
        rectangle(0, 480, SHEET_WIDTH, 240),
        sheet.vertical(480, 716, [
          [0, p.mist, 0],
          [1, p.mist, 0.75],
        ]),
      ),
      canopy(
        `${id}c`,
        Array.from({ length: 110 }, (_, i) => [i * 14 - 20, 690 + 6 * Math.sin(i * 0.55)] as Point),
        34,
        mix(mix(p.near, p.leaf, 0.4), p.mist, 0.12),
        snow ?? mix(p.mid, p.glow, 0.5),
      ),
      pine(`${id}p`, [265, 716], 430, 0.5, {
        trunk: mix('#2e231d', p.deep, 0.4),
        leaf: mix(mix('#33483b', p.leaf, 0.3), p.near, 0.25),
        light: p.low,
        snow,
      }),
      lantern(sheet, [1190, 712], 1.05, p, snow),
      stones(sheet, `${id}r`, rim, p, snow),
    ].join(''),
    mirror: { y: edge + 14, left: 0, right: SHEET_WIDTH, strength: 0.7 },
    overlay: [
      poolWater(sheet, id, edge + 16, p),
      wisp(sheet, '#fffaf4', [420, 760], 700, 150, 0.55),
      wisp(sheet, '#fffaf4', [980, 740], 760, 190, 0.55),
      wisp(sheet, '#fffaf4', [700, 640], 420, 360, 0.34),
      wisp(sheet, '#fffaf4', [1080, 560], 300, 420, 0.22),
      wisp(sheet, '#fffaf4', [330, 560], 260, 380, 0.2),
      fill(
        polygon([
          [-10, 930],
          [1510, 930],
          [1510, 1010],
          [-10, 1010],
        ]),
        sheet.vertical(930, 1000, [
          [0, tint('#b08d62', 0.2)],
          [1, shade('#8a6a45', 0.3)],
        ]),
      ),
      stroke('M0 958H1500M0 984H1500', '#5a4228', 1.6, 0.5),
      fill(rectangle(0, 926, SHEET_WIDTH, 8), tint('#c9a878', 0.3)),
      bucket(sheet, [1310, 934]),
      towel(sheet, [1130, 934], m),
      fill(
        rectangle(0, 0, SHEET_WIDTH, 74),
        sheet.vertical(0, 74, [
          [0, shade(m.wood, 0.35)],
          [1, shade(m.wood, 0.1)],
        ]),
      ),
      stroke(tiles, shade(m.wood, 0.55), 5, 0.6),
      fill(
        rectangle(0, 68, SHEET_WIDTH, 18),
        sheet.vertical(68, 86, [
          [0, tint(m.wood, 0.15)],
          [1, shade(m.wood, 0.5)],
        ]),
      ),
      fill(
        rectangle(40, 80, 34, 860) + rectangle(1426, 80, 34, 860),
        sheet.linear(
          [0, 0],
          [1500, 0],
          [
            [0, shade(m.wood, 0.3)],
            [0.5, m.wood],
            [1, shade(m.wood, 0.3)],
          ],
        ),
      ),
      snow ? snowfall(id, '#ffffff', 130) : '',
    ].join(''),
  };
};

function bucket(sheet: Sheet, [x, y]: Point): string {
  const wood = sheet.linear(
    [x - 50, 0],
    [x + 50, 0],
    [
      [0, '#a98257'],
      [0.4, '#dcbc8c'],
      [1, '#7f5e3b'],
    ],
  );
  return (
    shadow(sheet, x, y + 4, 150, 26) +
    fill(`M${x - 50} ${y - 70}L${x - 42} ${y + 4}Q${x} ${y + 14} ${x + 42} ${y + 4}L${x + 50} ${y - 70}Z`, wood) +
    `<ellipse cx="${x}" cy="${y - 70}" rx="50" ry="11" fill="#5f452b"/>` +
    stroke(
      `M${x - 47} ${y - 48}Q${x} ${y - 36} ${x + 47} ${y - 48}M${x - 44} ${y - 16}Q${x} ${y - 4} ${x + 44} ${y - 16}`,
      '#86642f',
      4,
    )
  );
}

function towel(sheet: Sheet, [x, y]: Point, m: Materials): string {
  const roll = (dx: number, dy: number) =>
    fill(
      `M${x + dx - 62} ${y + dy}v-34q0 -12 14 -12h96q14 0 14 12v34Z`,
      sheet.vertical(y + dy - 46, y + dy, [
        [0, tint(m.linen, 0.5)],
        [1, shade(m.linen, 0.2)],
      ]),
    );
  return shadow(sheet, x, y + 4, 160, 22) + roll(0, 4) + roll(0, -34);
}

/** A court with a pond in its middle, the wings of the house around it. */
const courtyardPond: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:water`;
  const edge = 712;
  const ink = { tile: p.roof, light: mix(p.low, p.glow, 0.3) };
  const leaf = {
    trunk: mix('#2e231d', p.deep, 0.5),
    leaf: mix(mix('#33483b', p.leaf, 0.35), p.near, 0.25),
    light: p.low,
  };
  const wood = mix('#5a3b26', p.deep, 0.3);
  return {
    view: whole,
    plane: 'back',
    focus: 0.5,
    standing: [
      fill(
        rectangle(0, 380, SHEET_WIDTH, 340),
        sheet.vertical(380, 700, [
          [0, p.mist, 0],
          [1, p.mist, 0.8],
        ]),
      ),
      canopy(
        `${id}c`,
        Array.from({ length: 110 }, (_, i) => [i * 14 - 20, 610 + 6 * Math.sin(i * 0.55)] as Point),
        40,
        mix(mix(p.near, p.leaf, 0.4), p.mist, 0.25),
        mix(p.mid, p.glow, 0.45),
      ),
      lampGlow(sheet, p.lamp, [750, 620], 520, 0.24 + p.night * 0.3),
      hall(
        sheet,
        {
          seed: `${id}b`,
          x: 800,
          eave: 540,
          width: 720,
          height: 128,
          ground: 676,
          bays: 7,
          lit: 0.5 + p.night * 0.5,
          lift: 0.04,
        },
        p,
        ink,
      ),
      hall(
        sheet,
        {
          seed: `${id}l`,
          x: 70,
          eave: 470,
          width: 660,
          height: 150,
          ground: 680,
          bays: 4,
          lit: 0.5 + p.night * 0.5,
          lift: 0.05,
        },
        p,
        ink,
      ),
      fill(
        rectangle(0, 690, SHEET_WIDTH, 24),
        sheet.vertical(690, 714, [
          [0, tint(mix('#a79c8e', p.mid, 0.3), 0.2)],
          [1, mix('#a79c8e', p.near, 0.5)],
        ]),
      ),
      lantern(sheet, [520, 700], 0.9, p),
      pine(`${id}p`, [1290, 704], 400, -0.45, leaf),
      canopy(
        `${id}d`,
        Array.from({ length: 24 }, (_, i) => [1130 + i * 17, 694] as Point),
        22,
        mix(mix(p.near, p.leaf, 0.4), p.deep, 0.25),
        mix(p.mid, p.glow, 0.4),
      ),
    ].join(''),
    mirror: { y: edge, left: 0, right: SHEET_WIDTH, strength: 0.78 },
    overlay: [
      poolWater(sheet, id, edge + 2, p),
      stones(
        sheet,
        `${id}s`,
        [
          [-20, 980],
          [260, 940],
          [520, 968],
          [700, 1004],
        ],
        p,
      ),
      stones(
        sheet,
        `${id}t`,
        [
          [1180, 1004],
          [1340, 930],
          [1520, 880],
        ],
        p,
      ),
      fill(
        rectangle(1380, 0, 44, 1000),
        sheet.linear(
          [1380, 0],
          [1424, 0],
          [
            [0, tint(wood, 0.2)],
            [1, shade(wood, 0.4)],
          ],
        ),
      ),
      lattice(sheet, 1424, 60, 90, 870, mix(p.lamp, p.mist, 0.25), wood, 2),
      fill(
        rectangle(0, 0, SHEET_WIDTH, 48),
        sheet.vertical(0, 48, [
          [0, shade(wood, 0.45)],
          [1, wood],
        ]),
      ),
      stroke(Array.from({ length: 26 }, (_, i) => `M${n(i * 60)} 46V74`).join(''), shade(wood, 0.3), 22),
      motif.weather === 'rain' ? rain(`${id}r`, mix(p.glow, '#ffffff', 0.4), 260) + rings(`${id}`, p) : '',
    ].join(''),
  };
};

/** Rings that drops leave on the pond. */
function rings(seed: string, p: Palette): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const t = ((i * 61 + seed.length * 17) % 97) / 97;
    const x = ((i * 271 + seed.length * 53) % 1340) + 20;
    const y = 730 + t * 200;
    const r = 8 + t * 26;
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.26)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.26)} 0 1 0 ${n(-2 * r)} 0`;
  }
  return stroke(d, tint(p.glow, 0.4), 1.3, 0.5);
}

const draws = {
  pool: indoorPool,
  'infinity-pool': infinityPool,
  'spring-bath': springBath,
  'courtyard-pond': courtyardPond,
} as const satisfies Record<HotelMotif['water'], DrawScene>;
