import { mix, shade, tint } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { between, seeded } from '../ink/prng.ts';
import { hall } from '../ink/roofs.ts';
import { fill, group, mirrored, n, type Point, rectangle, SHEET_WIDTH, stroke } from '../ink/sheet.ts';
import { clouds, disc, sky, stars } from '../ink/sky.ts';
import { canopy } from '../ink/trees.ts';
import { glade, ripples, water } from '../ink/water.ts';
import { lampGlow, mistBank, wisp } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

/** A royal pond at the blue hour: the lit pavilion stands on its own image, grass mounds behind, lotus before. */
export const pondPavilion: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const shore = 610;
  const ink = { tile: p.roof, light: mix(p.low, p.glow, 0.2) };
  const mound = (x: number, width: number, height: number, tone: number) => {
    const d = `M${n(x - width)} ${shore}C${n(x - width * 0.62)} ${n(shore - height * 0.55)} ${n(x - width * 0.42)} ${n(shore - height)} ${n(x)} ${n(shore - height)}C${n(x + width * 0.42)} ${n(shore - height)} ${n(x + width * 0.62)} ${n(shore - height * 0.55)} ${n(x + width)} ${shore}Z`;
    const body = mix(p.mid, '#3d5a55', 0.3);
    return fill(
      d,
      sheet.linear(
        [x - width * 0.5, shore - height],
        [x + width * 0.6, shore],
        [
          [0, mix(body, p.glow, 0.34 - tone * 0.2)],
          [0.5, mix(body, p.low, 0.16)],
          [1, shade(body, 0.3)],
        ],
      ),
    );
  };
  const hills = massif(
    sheet,
    {
      seed: `${id}1`,
      base: shore,
      kind: 'soft',
      rough: 20,
      fold: 320,
      summits: [
        { x: 240, height: 150, width: 620 },
        { x: 1180, height: 180, width: 680 },
      ],
    },
    { top: p.far, mist: mix(p.mist, p.glow, 0.4), relief: 0.35 },
  );
  const wood = Array.from({ length: 140 }, (_, i) => [i * 11 - 20, shore - 10 + 4 * Math.sin(i * 0.7)] as Point);
  const building = [
    lampGlow(sheet, p.lamp, [880, 560], 420, 0.5),
    hall(
      sheet,
      {
        seed: `${id}h`,
        x: 880,
        eave: 470,
        width: 520,
        height: 132,
        ground: 588,
        bays: 5,
        ridge: 0.6,
        lift: 0.045,
        lit: 1,
      },
      p,
      ink,
    ),
    fill(rectangle(640, 610, 480, 10), shade(p.deep, 0.1)),
    hall(
      sheet,
      {
        seed: `${id}s`,
        x: 1225,
        eave: 530,
        width: 210,
        height: 70,
        ground: 598,
        bays: 3,
        ridge: 0.5,
        lift: 0.05,
        lit: 1,
      },
      p,
      ink,
    ),
    hall(
      sheet,
      {
        seed: `${id}t`,
        x: 560,
        eave: 542,
        width: 170,
        height: 58,
        ground: 598,
        bays: 2,
        ridge: 0.5,
        lift: 0.05,
        lit: 1,
      },
      p,
      ink,
    ),
  ].join('');
  const bank = [
    mound(235, 260, 150, 0),
    mound(470, 170, 92, 0.5),
    mound(1390, 220, 124, 0.3),
    canopy(
      `${id}c`,
      wood.filter(([x]) => x > 380 && (x < 690 || x > 1060)),
      24,
      mix(p.near, '#22423f', 0.4),
      mix(p.mid, p.glow, 0.3),
    ),
    building,
    fill(rectangle(-10, shore - 8, 1520, 12), mix(p.near, p.deep, 0.3)),
  ].join('');
  return {
    back: [
      sky(sheet, p, shore),
      stars(id, '#fff4e0', 300, 26),
      disc(sheet, p, [1265, 190], 34, 6),
      clouds(sheet, id, mix(p.glow, '#f4c9ae', 0.4), 300, 470, 8, 0.55),
      hills,
      mistBank(sheet, `${id}m`, p.mist, shore - 24, 26, 0.55),
      bank,
      water(sheet, p, shore),
      group(
        mirrored(hills + bank, shore, 0.62, 0.92),
        `clip-path="${sheet.clip(rectangle(0, shore, SHEET_WIDTH, 400))}"`,
      ),
      fill(
        rectangle(0, shore, SHEET_WIDTH, 400),
        sheet.vertical(shore, 1000, [
          [0, p.water, 0.05],
          [0.5, p.water, 0.4],
          [1, p.deep, 0.85],
        ]),
      ),
      ripples(`${id}r`, mix(p.water, p.deep, 0.2), shore, { count: 190, opacity: 0.5 }),
      ripples(`${id}s`, mix(p.low, p.glow, 0.4), shore, { count: 110, opacity: 0.3 }),
      glade(`${id}l`, p.lamp, 880, shore, { width: 190, opacity: 0.3, bottom: 900 }),
    ].join(''),
    front: lotus(sheet, `${id}lotus`, p),
    air: wisp(sheet, p.mist, [420, shore + 8], 900, 46, 0.4),
  };
};

/** Lotus leaves floating in from the near edge, and the flowers above them. */
function lotus(sheet: Parameters<DrawLandscape>[0], seed: string, p: Parameters<DrawLandscape>[2]): string {
  const random = seeded(seed);
  const leaves = Array.from({ length: 64 }, () => {
    const depth = random();
    const left = random() < 0.62;
    return {
      x: left
        ? between(random, -40, 690) * (0.45 + depth * 0.55)
        : 1540 - between(random, 0, 430) * (0.3 + depth * 0.7),
      y: 800 + depth * 215,
      r: 22 + depth * 62,
    };
  }).sort((a, b) => a.y - b.y);
  const parts = leaves.map(({ x, y, r }, i) => {
    const tone = mix(mix('#35605a', p.near, 0.45), p.glow, between(random, 0, 0.2));
    const paint = sheet.linear(
      [x - r, y - r * 0.4],
      [x + r, y + r * 0.4],
      [
        [0, mix(tone, p.glow, 0.28)],
        [0.6, tone],
        [1, shade(tone, 0.35)],
      ],
    );
    const veins = Array.from({ length: 9 }, (_, k) => {
      const a = (k / 9) * Math.PI * 2 + 0.4;
      return `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r * 0.88)} ${n(y + Math.sin(a) * r * 0.3)}`;
    }).join('');
    const leaf = `<ellipse cx="${n(x + 3)}" cy="${n(y + r * 0.1)}" rx="${n(r)}" ry="${n(r * 0.36)}" fill="${p.deep}" opacity="0.5"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.34)}" fill="${paint}"/>${stroke(veins, tint(tone, 0.25), 0.9, 0.4)}`;
    return i % 6 === 3 ? leaf + flower(x + r * 0.3, y - r * 1.15, r * 0.62, y, p) : leaf;
  });
  return parts.join('');
}

function flower(x: number, y: number, size: number, root: number, p: Parameters<DrawLandscape>[2]): string {
  const petal = (angle: number, length: number, width: number) => {
    const [ex, ey] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    const [nx, ny] = [Math.cos(angle) * width, Math.sin(angle) * width];
    const [mx, my] = [x + (ex - x) * 0.55, y + (ey - y) * 0.55];
    return `M${n(x)} ${n(y)}Q${n(mx + nx)} ${n(my + ny)} ${n(ex)} ${n(ey)}Q${n(mx - nx)} ${n(my - ny)} ${n(x)} ${n(y)}`;
  };
  const rose = mix('#eab5b4', p.low, 0.2);
  const outer = [-1.25, -0.85, 0.85, 1.25].map((a) => petal(a, size * 0.95, size * 0.3)).join('');
  const middle = [-0.5, 0.5].map((a) => petal(a, size * 1.05, size * 0.34)).join('');
  return (
    stroke(
      `M${n(x)} ${n(y)}Q${n(x - 4)} ${n((y + root) / 2)} ${n(x - size * 0.2)} ${n(root)}`,
      mix('#35605a', p.near, 0.4),
      Math.max(2, size * 0.07),
    ) +
    fill(outer, mix(rose, p.mid, 0.15)) +
    fill(middle, tint(rose, 0.2)) +
    fill(petal(0, size * 1.1, size * 0.32), tint(rose, 0.5))
  );
}
