import { mix, shade, tint } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { fractal } from '../ink/noise.ts';
import { between, seeded } from '../ink/prng.ts';
import {
  brush,
  fill,
  n,
  type Point,
  polygon,
  rectangle,
  SHEET_WIDTH,
  type Sheet,
  stroke,
  through,
} from '../ink/sheet.ts';
import { clouds, disc, geese, sky, stars } from '../ink/sky.ts';
import { canopy, pine } from '../ink/trees.ts';
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

/** Basalt columns and surf under the stars, a field wall before the sea. */
export const blackRockSea: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const shore = 545;
  const moon: Point = [430, 215];
  return {
    back: [
      sky(sheet, p, shore),
      milkyWay(sheet, `${id}w`, p),
      stars(`${id}s`, '#f4f1e4', 560, 260),
      disc(sheet, p, moon, 40, 7),
      massif(
        sheet,
        {
          seed: `${id}1`,
          base: shore + 2,
          kind: 'soft',
          rough: 10,
          fold: 220,
          summits: [
            { x: 160, height: 46, width: 220 },
            { x: 690, height: 30, width: 130 },
          ],
        },
        { top: p.far, mist: mix(p.mist, p.water, 0.5), relief: 0.3 },
      ),
      water(sheet, p, shore),
      mistBank(sheet, `${id}m`, p.mist, shore, 18, 0.55),
      ripples(`${id}a`, mix(p.glow, p.water, 0.45), shore, { count: 300, opacity: 0.4 }),
      ripples(`${id}b`, p.deep, shore, { count: 200, opacity: 0.45 }),
      glade(id, p.disc, moon[0], shore, { width: 100, opacity: 0.62, bottom: 900 }),
      columns(sheet, `${id}k`, p),
    ].join(''),
    front: [
      surf(
        `${id}f`,
        [
          [-20, 905],
          [140, 880],
          [330, 896],
          [520, 870],
          [720, 900],
          [860, 880],
          [1010, 915],
        ],
        p,
      ),
      fieldWall(sheet, `${id}v`, p),
    ].join(''),
    air: '',
  };
};

function milkyWay(sheet: Sheet, seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  let dust = '';
  let cloud = '';
  for (let i = 0; i < 950; i++) {
    const t = random();
    const off = (random() + random() + random() - 1.5) * 150;
    const x = 520 + t * 800 + off * 0.75;
    const y = 560 - t * 620 + off * 0.6;
    const r = 0.4 + random() ** 6 * 1.3;
    dust += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
    if (i % 24 === 0)
      cloud += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(random, 40, 95))}" fill="${sheet.radial([x, y], 95, [
        [0, p.glow, 0.2],
        [1, p.glow, 0],
      ])}"/>`;
  }
  return cloud + fill(dust, '#e9edf2', 0.6);
}

/** Six-sided columns in steps, each top catching the moon. */
function columns(sheet: Sheet, seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  const tall = fractal(seed, 210, 3, 0.5);
  const face = sheet.vertical(400, 880, [
    [0, mix(p.near, p.glow, 0.28)],
    [0.5, mix(p.near, p.glow, 0.1)],
    [1, p.deep],
  ]);
  const dark = sheet.vertical(400, 880, [
    [0, p.near],
    [1, p.deep],
  ]);
  let out = '';
  for (let rank = 0; rank < 5; rank++) {
    for (let x = 800 + rank * 42 + random() * 18; x < 1540; ) {
      const w = between(random, 26, 40) + rank * 3;
      const rise = Math.max(0, (x - 760 - rank * 20) / 740) ** 0.7;
      const top = 660 + rank * 62 - rise * (250 - rank * 14) - tall(x + rank * 400) * 46 - between(random, 0, 26);
      const foot = 790 + rank * 46;
      out +=
        fill(rectangle(x, top, w * 0.58, foot - top), face) +
        fill(rectangle(x + w * 0.58, top + 3, w * 0.42, foot - top), dark);
      out += fill(
        `M${n(x)} ${n(top)}l${n(w * 0.2)} ${n(-w * 0.17)}h${n(w * 0.55)}l${n(w * 0.25)} ${n(w * 0.2)}l${n(-w * 0.42)} ${n(w * 0.12)}Z`,
        mix(p.glow, p.disc, 0.3),
        0.62 - rank * 0.05,
      );
      out += stroke(`M${n(x)} ${n(top)}V${n(foot)}`, p.deep, 1.5, 0.7);
      x += w;
    }
    out += surf(
      `${seed}s${rank}`,
      [
        [770 + rank * 40, 800 + rank * 44],
        [930, 790 + rank * 46],
        [1120, 800 + rank * 45],
        [1320, 788 + rank * 46],
        [1520, 798 + rank * 46],
      ],
      p,
      0.55,
    );
  }
  return out;
}

function surf(seed: string, spine: readonly Point[], p: Parameters<DrawLandscape>[2], scale = 1): string {
  const random = seeded(seed);
  let foam = '';
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b] = [spine[i] as Point, spine[i + 1] as Point];
    for (let k = 0; k < 46; k++) {
      const t = random();
      const x = a[0] + (b[0] - a[0]) * t;
      const y = a[1] + (b[1] - a[1]) * t + (random() + random() - 1) * 17 * scale;
      const r = between(random, 0.8, 5) * scale;
      foam += `M${n(x - r * 2)} ${n(y)}q${n(r * 2)} ${n(-r * 2.2)} ${n(r * 4)} 0q${n(-r * 2)} ${n(r)} ${n(-r * 4)} 0`;
    }
  }
  const white = mix('#ffffff', p.glow, 0.22);
  return (
    stroke(brush(spine), white, 3.5 * scale, 0.5) +
    stroke(`M${through(spine.map(([x, y]) => [x + 20, y + 15 * scale] as Point))}`, white, 1.2 * scale, 0.25) +
    fill(foam, white, 0.62)
  );
}

/** A field wall of stacked lava stones, moonlit along its top. */
function fieldWall(sheet: Sheet, seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  let out = fill('M-20 960Q400 930 900 962T1520 950V1010H-20Z', p.deep);
  for (let row = 3; row >= 0; row--) {
    for (let x = -30 + random() * 30; x < 1540; ) {
      const w = between(random, 44, 82);
      const h = between(random, 30, 42);
      const y =
        968 -
        (3 - row) * 29 +
        12 * Math.sin(x / 230) +
        between(random, -4, 4) +
        (x > 620 && x < 760 && row === 0 ? 22 : 0);
      const c: Point[] = [
        [x + 3, y - h * 0.3],
        [x + w * 0.25, y - h * between(random, 0.5, 0.66)],
        [x + w * 0.72, y - h * between(random, 0.48, 0.64)],
        [x + w, y - h * 0.2],
        [x + w * 0.95, y + h * 0.35],
        [x + w * 0.5, y + h * 0.5],
        [x + 4, y + h * 0.38],
        [x + 3, y - h * 0.3],
      ];
      out += fill(
        `${brush(c)}Z`,
        sheet.vertical(y - h * 0.6, y + h * 0.5, [
          [0, mix(p.near, p.glow, row === 0 ? 0.42 : 0.24)],
          [0.4, mix(p.near, p.glow, 0.1)],
          [1, p.deep],
        ]),
      );
      x += w * 0.94;
    }
  }
  return out;
}
