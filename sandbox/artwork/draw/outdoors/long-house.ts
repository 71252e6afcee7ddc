import type { HotelMotif } from '../../../hub/seed/hotel-motifs.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, type Point, polygon, rectangle, SHEET_WIDTH, stroke } from '../ink/sheet.ts';
import { canopy, pine } from '../ink/trees.ts';
import { ripples } from '../ink/water.ts';
import { lampGlow, rain, snowfall } from '../ink/weather.ts';
import { materialsOf } from '../rooms/materials.ts';
import type { DrawScene } from '../rooms/scene.ts';
import { whole } from './pool-water.ts';

/** Points along which planting stands before a house. */
export const hedge = (y: number, from: number, to: number): Point[] =>
  Array.from({ length: Math.ceil((to - from) / 14) }, (_, i) => [from + i * 14, y + 5 * Math.sin(i * 0.6)] as Point);

/** What falls from the sky in front of a house. */
export function inTheAir(motif: HotelMotif, p: Palette): string {
  if (motif.weather === 'rain') return rain(`${motif.hotelId}f`, mix(p.glow, '#ffffff', 0.4), 260);
  if (motif.weather === 'steam') return snowfall(`${motif.hotelId}f`, '#fffaf4', 170);
  return '';
}

/** Long low storeys of stone and glass behind a sheet of water. */
export const longHouse: DrawScene = (sheet, motif, p) => {
  const id = `${motif.hotelId}:facade`;
  const random = seeded(id);
  const m = materialsOf(motif, p);
  const slab = mix(tint(m.stone, 0.45), p.near, p.night * 0.35);
  const foot = 742;
  const storeys = 3 + Math.floor(random() * 3);
  const shift = between(random, 24, 56) * (random() < 0.5 ? 1 : -1);
  const rise = 300 / (storeys + 0.6);
  let house = '';
  for (let k = 0; k < storeys; k++) {
    const y = foot - (k + 1) * rise;
    const width = 980 - k * between(random, 40, 92);
    const x = 750 - width / 2 + k * shift;
    house += fill(
      rectangle(x + 22, y + 16, width - 44, rise - 14),
      sheet.vertical(y, y + rise, [
        [0, mix(p.high, p.near, 0.4)],
        [0.5, mix(p.low, p.near, 0.35)],
        [1, mix(p.near, p.deep, 0.3)],
      ]),
    );
    const bays = Math.round(width / 74);
    const bay = (width - 44) / bays;
    for (let i = 0; i < bays; i++) {
      const bx = x + 22 + i * bay;
      if (random() < 0.3 + p.night * 0.5) {
        house += fill(
          rectangle(bx + 3, y + 18, bay - 6, rise - 20),
          sheet.vertical(y + 16, y + rise, [
            [0, tint(p.lamp, 0.25)],
            [0.6, p.lamp],
            [1, shade(p.lamp, 0.3)],
          ]),
          between(random, 0.6, 0.98),
        );
        if (random() < 0.6)
          house += fill(
            rectangle(bx + 3, y + 18, bay * 0.24, rise - 20) +
              rectangle(bx + bay * 0.73, y + 18, bay * 0.24, rise - 20),
            tint(p.lamp, 0.6),
            0.5,
          );
      }
      house += fill(rectangle(bx - 1.6, y + 14, 3.2, rise - 12), shade(m.wood, 0.35));
    }
    house +=
      fill(
        rectangle(x - 20, y, width + 40, 17),
        sheet.vertical(y, y + 17, [
          [0, tint(slab, 0.35)],
          [0.4, slab],
          [1, shade(slab, 0.35)],
        ]),
      ) +
      fill(
        rectangle(x, y + 17, width, 18),
        sheet.vertical(y + 17, y + 35, [
          [0, '#0f0d0a', 0.5],
          [1, '#0f0d0a', 0],
        ]),
      );
  }
  const door = [
    lampGlow(sheet, p.lamp, [750, foot - 40], 260, 0.3 + p.night * 0.3),
    fill(
      rectangle(640, foot - 84, 220, 84),
      sheet.vertical(foot - 84, foot, [
        [0, tint(p.lamp, 0.5)],
        [1, p.lamp],
      ]),
    ),
    stroke(`M695 ${foot - 84}v84M750 ${foot - 84}v84M805 ${foot - 84}v84`, shade(m.wood, 0.4), 4),
    fill(
      polygon([
        [560, foot - 104],
        [940, foot - 104],
        [960, foot - 88],
        [540, foot - 88],
      ]),
      shade(m.wood, 0.2),
    ),
    fill(rectangle(572, foot - 90, 9, 90) + rectangle(919, foot - 90, 9, 90), shade(m.wood, 0.35)),
  ].join('');
  const leaf = {
    trunk: mix('#2e231d', p.deep, 0.5),
    leaf: mix(mix('#33483b', p.leaf, 0.25), p.near, 0.35),
    light: p.low,
    snow: motif.weather === 'sea-of-clouds' ? '#fdfaf4' : undefined,
  };
  return {
    view: whole,
    plane: 'back',
    focus: 0.5,
    standing: [
      fill(
        rectangle(0, 420, SHEET_WIDTH, 330),
        sheet.vertical(420, 742, [
          [0, p.mist, 0],
          [0.6, p.mist, 0.5],
          [1, p.mist, 0.85],
        ]),
      ),
      canopy(
        `${id}c`,
        hedge(foot - 34, -20, 1520),
        44,
        mix(mix(p.near, p.leaf, 0.35), p.mist, 0.2),
        mix(p.mid, p.glow, 0.4),
      ),
      house,
      door,
      canopy(
        `${id}d`,
        [...hedge(foot - 6, -20, 520), ...hedge(foot - 6, 985, 1520)],
        24,
        mix(mix(p.near, p.leaf, 0.35), p.deep, 0.35),
        mix(p.mid, p.glow, 0.3),
      ),
      pine(`${id}p1`, [205, foot + 4], 400, 0.3, leaf),
      pine(`${id}p2`, [1330, foot + 4], 460, -0.35, leaf),
      fill(
        rectangle(0, foot - 3, SHEET_WIDTH, 13),
        sheet.vertical(foot - 3, foot + 10, [
          [0, tint(m.stone, 0.25)],
          [1, shade(m.stone, 0.45)],
        ]),
      ),
    ].join(''),
    mirror: { y: foot + 10, left: 0, right: SHEET_WIDTH, strength: 0.72 },
    overlay: [
      fill(
        rectangle(0, foot + 10, SHEET_WIDTH, 260),
        sheet.vertical(foot + 10, 1000, [
          [0, p.water, 0.1],
          [0.6, p.water, 0.45],
          [1, mix(p.water, p.deep, 0.6), 0.85],
        ]),
      ),
      ripples(id, mix(p.glow, '#ffffff', 0.3), foot + 12, { count: 120, opacity: 0.22 }),
      fill(
        'M640 1010L700 752h100L860 1010Z',
        sheet.vertical(752, 1000, [
          [0, tint(m.stone, 0.3)],
          [1, shade(m.stone, 0.3)],
        ]),
      ),
      stroke(
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${n(700 - 60 * (i / 9) ** 1.6)} ${n(752 + 250 * (i / 9) ** 1.6)}h${n(100 + 120 * (i / 9) ** 1.6)}`,
        ).join(''),
        shade(m.stone, 0.4),
        1.6,
        0.5,
      ),
      ...[0.12, 0.34, 0.66].map(
        (t) =>
          lampGlow(sheet, p.lamp, [686 - t * 60, 752 + t * 250], 40 + t * 40, 0.5) +
          lampGlow(sheet, p.lamp, [814 + t * 60, 752 + t * 250], 40 + t * 40, 0.5) +
          fill(
            rectangle(682 - t * 60, 744 + t * 250, 8 + t * 6, 12 + t * 10) +
              rectangle(808 + t * 60, 744 + t * 250, 8 + t * 6, 12 + t * 10),
            tint(p.lamp, 0.4),
          ),
      ),
      inTheAir(motif, p),
    ].join(''),
  };
};
