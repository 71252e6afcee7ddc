import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { lampGlow } from '../ink/weather.ts';
import { shadow } from '../rooms/furniture.ts';
import type { Materials } from '../rooms/materials.ts';
import type { Frame } from '../rooms/shell.ts';

const EMBER = '#d9642a';
const FLAME = '#f3a84b';

/** A leaf of fire that leans a little. */
function tongue(x: number, y: number, width: number, height: number, lean: number): string {
  return `M${n(x - width / 2)} ${n(y)}C${n(x - width * 0.7)} ${n(y - height * 0.45)} ${n(x + lean * 0.4)} ${n(y - height * 0.55)} ${n(x + lean)} ${n(y - height)}C${n(x + lean * 0.6 + width * 0.3)} ${n(y - height * 0.6)} ${n(x + width * 0.8)} ${n(y - height * 0.4)} ${n(x + width / 2)} ${n(y)}Z`;
}

/** A chimney breast of coursed stone with an open fire at table height, wood stacked below it. */
export function hearth(sheet: Sheet, seed: string, { x, y, width, height }: Frame, m: Materials, p: Palette): string {
  const random = seeded(`${seed}:hearth`);
  const mouth: Frame = { x: x + 64, y: y + 300, width: width - 128, height: 176 };
  const sill = mouth.y + mouth.height;
  const centre = mouth.x + mouth.width / 2;
  let courses = '';
  for (let cy = y + 38; cy < y + height - 10; cy += 46) {
    courses += `M${n(x)} ${n(cy)}H${n(x + width)}`;
    for (let cx = x + between(random, 30, 90); cx < x + width; cx += between(random, 78, 140))
      courses += `M${n(cx)} ${n(cy)}v46`;
  }
  const arch = `M${n(mouth.x)} ${n(sill)}V${n(mouth.y + 60)}Q${n(centre)} ${n(mouth.y - 40)} ${n(mouth.x + mouth.width)} ${n(mouth.y + 60)}V${n(sill)}Z`;
  let fire = '';
  for (const [colour, size, opacity] of [
    [EMBER, 1, 0.85],
    [FLAME, 0.7, 0.9],
    [tint(FLAME, 0.6), 0.4, 0.95],
  ] as const) {
    let tongues = '';
    for (let i = -3; i <= 3; i++)
      tongues += tongue(
        centre + i * 34,
        sill - 22,
        44 * size,
        (128 - Math.abs(i) * 22) * size * between(random, 0.8, 1.1),
        between(random, -14, 14),
      );
    fire += fill(tongues, colour, opacity);
  }
  const log = (lx: number, ly: number, r: number) =>
    `<circle cx="${n(lx)}" cy="${n(ly)}" r="${n(r)}" fill="${mix('#a97f52', m.wood, 0.4)}" stroke="${shade(m.wood, 0.5)}" stroke-width="3"/>` +
    `<circle cx="${n(lx)}" cy="${n(ly)}" r="${n(r * 0.5)}" fill="none" stroke="${shade(m.wood, 0.3)}" stroke-width="1.4" opacity="0.6"/>`;
  let logs = '';
  const store: Frame = { x: mouth.x + 6, y: sill + 56, width: mouth.width - 12, height: 112 };
  for (let row = 0; row < 3; row++)
    for (let lx = store.x + 20 + (row % 2) * 18; lx < store.x + store.width - 14; lx += 37)
      logs += log(lx, store.y + store.height - 19 - row * 33, between(random, 15.5, 18));
  return [
    shadow(sheet, x + width / 2, y + height, width * 1.2, 46),
    fill(
      rectangle(x, y, width, height),
      sheet.linear(
        [x, 0],
        [x + width, 0],
        [
          [0, shade(m.stone, 0.34)],
          [0.5, m.stone],
          [1, shade(m.stone, 0.24)],
        ],
      ),
    ),
    stroke(courses, shade(m.stone, 0.5), 1.6, 0.4),
    fill(
      arch,
      sheet.radial([centre, sill - 20], mouth.width * 0.62, [
        [0, mix(EMBER, '#1c120c', 0.25)],
        [0.6, '#3a1d10'],
        [1, '#170f0a'],
      ]),
    ),
    lampGlow(sheet, FLAME, [centre, sill - 50], 300, 0.55),
    fire,
    stroke(
      `M${n(centre - 108)} ${n(sill - 12)}L${n(centre + 96)} ${n(sill - 22)}M${n(centre - 92)} ${n(sill - 26)}L${n(centre + 110)} ${n(sill - 10)}`,
      '#2a1a11',
      17,
    ),
    stroke(arch, shade(m.stone, 0.55), 7),
    fill(
      rectangle(x - 34, sill, width + 68, 34),
      sheet.vertical(sill, sill + 34, [
        [0, tint(m.stone, 0.42)],
        [1, shade(m.stone, 0.3)],
      ]),
    ),
    fill(rectangle(store.x - 8, store.y - 8, store.width + 16, store.height + 8), '#17110c', 0.9),
    logs,
    lampGlow(sheet, p.lamp, [centre, sill + 30], 560, 0.14 + p.night * 0.12),
  ].join('');
}
