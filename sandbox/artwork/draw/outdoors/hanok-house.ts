import { mix, shade, tint } from '../ink/colour.ts';
import { courtWall, hall } from '../ink/roofs.ts';
import { fill, n, rectangle, SHEET_WIDTH } from '../ink/sheet.ts';
import { canopy, pine } from '../ink/trees.ts';
import { lampGlow, mistBank } from '../ink/weather.ts';
import { lantern } from '../landscapes/garden.ts';
import type { DrawScene } from '../rooms/scene.ts';
import { hedge, inTheAir } from './long-house.ts';
import { whole } from './pool-water.ts';

/** The wings and the main hall of an old house, the steps between its lanterns. */
export const hanokHouse: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:facade`;
  const snow = motif.weather === 'steam' ? mix('#fdf4ee', p.glow, 0.35) : undefined;
  const ink = { tile: p.roof, light: mix(p.low, p.glow, 0.3), snow };
  const ground = mix(snow ?? mix('#b9a88a', p.mid, 0.35), p.near, p.night * 0.45);
  const leaf = {
    trunk: mix('#2e231d', p.deep, 0.5),
    leaf: mix(mix('#33483b', p.leaf, 0.3), p.near, 0.3),
    light: p.low,
    snow,
  };
  const tread = (k: number) =>
    `M${n(750 - 130 - k * 42)} ${n(808 + k * 46)}h${n(260 + k * 84)}l${n(16 + k * 4)} ${n(30 + k * 3)}h${n(-292 - k * 92)}Z`;
  return {
    view: whole,
    plane: 'back',
    focus: 0.5,
    standing: '',
    overlay: [
      fill(
        rectangle(0, 400, SHEET_WIDTH, 360),
        sheet.vertical(400, 700, [
          [0, p.mist, 0],
          [0.6, p.mist, 0.75],
          [1, p.mist, 0.95],
        ]),
      ),
      mistBank(sheet, `${id}m`, p.mist, 560, 80, 0.7),
      canopy(
        `${id}c`,
        hedge(700, -20, 1520),
        36,
        mix(mix(p.near, p.leaf, 0.35), p.mist, 0.15),
        mix(p.mid, p.glow, 0.4),
      ),
      lampGlow(sheet, p.lamp, [750, 640], 560, 0.2 + p.night * 0.32),
      hall(
        sheet,
        { seed: `${id}l`, x: 232, eave: 592, width: 520, height: 104, ground: 716, bays: 5, lit: 0.5 + p.night * 0.5 },
        p,
        { ...ink, tile: mix(p.roof, p.mist, 0.12) },
      ),
      hall(
        sheet,
        { seed: `${id}r`, x: 1272, eave: 592, width: 520, height: 104, ground: 716, bays: 5, lit: 0.5 + p.night * 0.5 },
        p,
        { ...ink, tile: mix(p.roof, p.mist, 0.12) },
      ),
      hall(
        sheet,
        {
          seed: `${id}c`,
          x: 750,
          eave: 516,
          width: 860,
          height: 182,
          ground: 728,
          bays: 7,
          ridge: 0.64,
          lift: 0.045,
          lit: 0.6 + p.night * 0.4,
        },
        p,
        ink,
      ),
      fill(
        'M-20 772Q380 752 750 764T1520 772V1010H-20Z',
        sheet.vertical(756, 1000, [
          [0, tint(ground, 0.2)],
          [1, shade(ground, 0.35)],
        ]),
      ),
      courtWall(sheet, `${id}w1`, [-20, 752], 470, 92, p, ink),
      courtWall(sheet, `${id}w2`, [1050, 752], 480, 92, p, ink),
      fill(
        [0, 1, 2, 3, 4].map(tread).join(''),
        sheet.vertical(800, 1000, [
          [0, tint(mix('#a79c8e', p.mid, 0.3), 0.25)],
          [1, mix('#a79c8e', p.near, 0.45)],
        ]),
        0.95,
      ),
      lantern(sheet, [520, 880], 1.05, p, snow),
      lantern(sheet, [980, 880], 1.05, p, snow),
      pine(`${id}p1`, [150, 990], 660, 0.35, leaf),
      pine(`${id}p2`, [1400, 985], 520, -0.5, leaf),
      inTheAir(motif, p),
    ].join(''),
  };
};
