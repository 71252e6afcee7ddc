import { mix, shade, tint } from '../ink/colour.ts';
import { fill, n, type Point, polygon, rectangle, SHEET_WIDTH, type Sheet, stroke } from '../ink/sheet.ts';
import { canopy, pine } from '../ink/trees.ts';
import { snowfall, wisp } from '../ink/weather.ts';
import { lantern, stones } from '../landscapes/garden.ts';
import { shadow } from '../rooms/furniture.ts';
import { type Materials, materialsOf } from '../rooms/materials.ts';
import type { DrawScene } from '../rooms/scene.ts';
import { poolWater, whole } from './pool-water.ts';

/** A stone bath in the open, under the edge of a roof. */
export const springBath: DrawScene = (sheet, motif, p) => {
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
