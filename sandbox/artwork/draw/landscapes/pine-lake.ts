import { mix, shade } from '../ink/colour.ts';
import { massif } from '../ink/mountains.ts';
import { between, seeded } from '../ink/prng.ts';
import { tiledRoof } from '../ink/roofs.ts';
import { brush, fill, group, mirrored, n, type Point, rectangle, SHEET_WIDTH, stroke } from '../ink/sheet.ts';
import { clouds, disc, sky, stars } from '../ink/sky.ts';
import { canopy, pine } from '../ink/trees.ts';
import { glade, ripples, water } from '../ink/water.ts';
import { lampGlow, mistBank } from '../ink/weather.ts';
import type { DrawLandscape } from './landscape.ts';

/** The moon in the sky and again in the lake, pines on the bank. */
export const pineLake: DrawLandscape = (sheet, motif, p) => {
  const id = motif.hotelId;
  const shore = 600;
  const moon: Point = [985, 235];
  const hills = [
    massif(
      sheet,
      {
        seed: `${id}1`,
        base: shore,
        kind: 'soft',
        rough: 26,
        fold: 300,
        summits: [
          { x: 300, height: 190, width: 560 },
          { x: 900, height: 120, width: 420 },
          { x: 1420, height: 210, width: 480 },
        ],
      },
      { top: p.far, mist: p.mist, relief: 0.4 },
    ),
    mistBank(sheet, `${id}m1`, p.mist, shore - 26, 30, 0.6),
    massif(
      sheet,
      {
        seed: `${id}2`,
        base: shore + 4,
        kind: 'soft',
        rough: 18,
        fold: 200,
        summits: [
          { x: 40, height: 120, width: 420 },
          { x: 1480, height: 95, width: 330 },
        ],
      },
      { top: p.mid, mist: mix(p.mist, p.mid, 0.5), relief: 0.4 },
    ),
  ].join('');
  const spit = Array.from({ length: 60 }, (_, i) => [i * 13 - 20, shore - 3 - 9 * Math.max(0, 1 - i / 50)] as Point);
  const farBank =
    canopy(`${id}c`, spit, 13, mix(p.near, p.mid, 0.25), p.mid) + pavilion(sheet, [640, shore - 2], 74, p);
  const ink = { trunk: shade(p.deep, 0.25), leaf: mix(p.leaf, p.near, 0.25), light: p.glow };
  return {
    back: [
      sky(sheet, p, shore),
      stars(id, '#f3efe0', 380, 46),
      disc(sheet, p, moon, 62, 6),
      clouds(sheet, id, mix(p.low, p.glow, 0.5), 250, 430, 5, 0.4),
      hills,
      farBank,
      water(sheet, p, shore),
      group(
        mirrored(hills + farBank, shore, 0.5, 0.8),
        `clip-path="${sheet.clip(rectangle(0, shore, SHEET_WIDTH, 400))}"`,
      ),
      `<ellipse cx="${moon[0]}" cy="792" rx="60" ry="50" fill="${p.disc}" opacity="0.62"/>`,
      lampGlow(sheet, p.disc, [moon[0], 792], 240, 0.3),
      ripples(`${id}d`, mix(p.water, p.deep, 0.3), shore, { count: 220, opacity: 0.4 }),
      ripples(`${id}e`, mix(p.water, p.deep, 0.1), 742, { count: 34, opacity: 0.85, from: 900, to: 1070, bottom: 846 }),
      glade(id, p.disc, moon[0], shore, { width: 90, opacity: 0.5 }),
      ripples(id, p.glow, shore, { count: 150, opacity: 0.22 }),
      mistBank(sheet, `${id}m2`, p.mist, shore + 6, 24, 0.7),
    ].join(''),
    front: [
      fill(
        brush([
          [-20, 905],
          [160, 888],
          [330, 920],
          [520, 968],
          [640, 1010],
          [-20, 1010],
        ]),
        shade(p.deep, 0.1),
      ),
      reeds(`${id}r`, [300, 968], 420, p.deep, 70),
      pine(`${id}p1`, [250, 930], 660, 0.55, ink),
      pine(`${id}p2`, [75, 920], 520, -0.3, ink),
      pine(`${id}p3`, [395, 950], 330, 0.7, ink),
    ].join(''),
    air: '',
  };
};

/** A small open pavilion on stilts with a lamp in it. */
function pavilion(
  sheet: Parameters<DrawLandscape>[0],
  [x, y]: Point,
  width: number,
  p: Parameters<DrawLandscape>[2],
): string {
  const h = width * 0.42;
  let posts = '';
  for (const t of [-0.36, -0.13, 0.13, 0.36])
    posts += rectangle(x + t * width - width * 0.012, y - h, width * 0.024, h);
  return [
    lampGlow(sheet, p.lamp, [x, y - h * 0.55], width * 1.1, 0.6),
    fill(rectangle(x - width * 0.36, y - h, width * 0.72, h * 0.92), p.lamp, 0.75),
    fill(posts, shade(p.deep, 0.2)),
    fill(rectangle(x - width * 0.44, y - h * 0.22, width * 0.88, h * 0.24), shade(p.deep, 0.1)),
    tiledRoof(
      sheet,
      { x, eave: y - h, width, height: width * 0.3, ridge: 0.42, lift: 0.05 },
      { tile: p.roof, light: mix(p.low, p.glow, 0.4) },
    ),
  ].join('');
}

/** Grass at the water's edge. */
function reeds(seed: string, [x, y]: Point, width: number, colour: string, height: number): string {
  const random = seeded(seed);
  let d = '';
  for (let i = 0; i < width / 3; i++) {
    const rx = x + between(random, -0.5, 0.5) * width;
    const h = height * between(random, 0.3, 1);
    const lean = between(random, -0.25, 0.45) * h;
    d += `M${n(rx)} ${n(y + 24)}Q${n(rx + lean * 0.1)} ${n(y - h * 0.5)} ${n(rx + lean)} ${n(y - h)}`;
  }
  return stroke(d, colour, 1.6, 0.9);
}
