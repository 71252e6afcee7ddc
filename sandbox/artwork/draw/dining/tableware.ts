import { type Hex, mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { fill, n, type Point, type Sheet, stroke } from '../ink/sheet.ts';
import { lampGlow } from '../ink/weather.ts';
import type { Materials } from '../rooms/materials.ts';

const BRASS: Hex = '#b8904a';
const CELADON: Hex = '#9db3a2';

export const ellipse = ([x, y]: Point, rx: number, ry: number, paint: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A plate as it lies on a table, seen low: rim, well, and the shadow that it throws. */
export function plate([x, y]: Point, r: number, m: Materials): string {
  const china = mix(m.linen, '#ffffff', 0.5);
  return (
    ellipse([x + r * 0.05, y + r * 0.09], r * 1.02, r * 0.27, '#14110d', 0.2) +
    ellipse([x, y], r, r * 0.25, china) +
    ellipse([x, y + r * 0.02], r * 0.66, r * 0.15, shade(china, 0.1))
  );
}

/** A footed bowl, of brass as on a Korean table or of celadon. */
export function bowl(sheet: Sheet, [x, y]: Point, r: number, kind: 'brass' | 'celadon'): string {
  const body = kind === 'brass' ? BRASS : CELADON;
  const side = sheet.linear(
    [x - r, y],
    [x + r, y],
    [
      [0, shade(body, 0.32)],
      [0.3, tint(body, 0.45)],
      [0.6, body],
      [1, shade(body, 0.42)],
    ],
  );
  return (
    ellipse([x + r * 0.1, y], r * 0.9, r * 0.2, '#14110d', 0.26) +
    fill(
      `M${n(x - r)} ${n(y - r * 0.78)}Q${n(x - r * 0.84)} ${n(y)} ${n(x - r * 0.4)} ${n(y)}H${n(x + r * 0.4)}Q${n(x + r * 0.84)} ${n(y)} ${n(x + r)} ${n(y - r * 0.78)}Z`,
      side,
    ) +
    ellipse([x, y - r * 0.78], r, r * 0.23, tint(body, 0.3)) +
    ellipse([x, y - r * 0.75], r * 0.86, r * 0.17, shade(body, 0.45))
  );
}

/** A stemmed glass with a little in it; the light goes through. */
export function glass([x, y]: Point, s: number, wine: Hex): string {
  const cup = (top: number) =>
    `M${n(x - 11 * s)} ${n(y - top * s)}C${n(x - 15 * s)} ${n(y - 34 * s)} ${n(x - 8 * s)} ${n(y - 27 * s)} ${n(x)} ${n(y - 26 * s)}C${n(x + 8 * s)} ${n(y - 27 * s)} ${n(x + 15 * s)} ${n(y - 34 * s)} ${n(x + 11 * s)} ${n(y - top * s)}Z`;
  return (
    ellipse([x, y], 10 * s, 2.6 * s, '#ffffff', 0.5) +
    stroke(`M${n(x)} ${n(y)}V${n(y - 26 * s)}`, '#ffffff', 1.6 * s, 0.7) +
    fill(cup(42), wine, 0.78) +
    fill(cup(62), '#ffffff', 0.24) +
    stroke(`M${n(x - 7 * s)} ${n(y - 56 * s)}q${n(-3 * s)} ${n(12 * s)} 0 ${n(20 * s)}`, '#ffffff', 1.5 * s, 0.85)
  );
}

/** A small flame in a low cup, with its light upon the cloth. */
export function candle(sheet: Sheet, [x, y]: Point, s: number, p: Palette): string {
  return [
    lampGlow(sheet, p.lamp, [x, y - 16 * s], 120 * s, 0.3 + p.night * 0.35),
    fill(
      `M${n(x - 11 * s)} ${n(y - 20 * s)}L${n(x - 9 * s)} ${n(y)}H${n(x + 9 * s)}L${n(x + 11 * s)} ${n(y - 20 * s)}Z`,
      tint(p.lamp, 0.4),
      0.85,
    ),
    fill(
      `M${n(x)} ${n(y - 36 * s)}q${n(7 * s)} ${n(11 * s)} 0 ${n(17 * s)}q${n(-7 * s)} ${n(-6 * s)} 0 ${n(-17 * s)}Z`,
      tint(p.lamp, 0.75),
    ),
  ].join('');
}

/** A bud vase with one sprig. */
export function sprig([x, y]: Point, s: number, p: Palette): string {
  const leaf = mix(p.leaf, '#4d5b3c', 0.35);
  const leaves = [
    [-9, -62, -1],
    [10, -70, 1],
    [-7, -82, -1],
    [6, -92, 1],
  ]
    .map(
      ([dx = 0, dy = 0, side = 1]) =>
        `M${n(x + dx * 0.2 * s)} ${n(y + (dy + 12) * s)}q${n(side * 4 * s)} ${n(-14 * s)} ${n(side * 15 * s)} ${n(-13 * s)}q${n(-side * 2 * s)} ${n(12 * s)} ${n(-side * 15 * s)} ${n(13 * s)}Z`,
    )
    .join('');
  return (
    stroke(
      `M${n(x)} ${n(y - 30 * s)}q${n(-3 * s)} ${n(-30 * s)} ${n(2 * s)} ${n(-62 * s)}`,
      shade(leaf, 0.3),
      1.8 * s,
    ) +
    fill(leaves, leaf) +
    fill(
      `M${n(x - 4 * s)} ${n(y - 34 * s)}V${n(y - 24 * s)}Q${n(x - 15 * s)} ${n(y - 14 * s)} ${n(x - 8 * s)} ${n(y)}H${n(x + 8 * s)}Q${n(x + 15 * s)} ${n(y - 14 * s)} ${n(x + 4 * s)} ${n(y - 24 * s)}V${n(y - 34 * s)}Z`,
      mix('#f2ecdf', p.low, 0.15),
    )
  );
}

/** Lamp that hangs on a cord: the shade is drawn above its light. */
export function pendant(sheet: Sheet, [x, y]: Point, width: number, from: number, m: Materials, p: Palette): string {
  const h = width * 0.56;
  return [
    stroke(`M${n(x)} ${n(from)}V${n(y - h)}`, shade(m.wood, 0.55), 2),
    lampGlow(sheet, p.lamp, [x, y + width * 0.2], width * 3, 0.26 + p.night * 0.3),
    fill(
      `M${n(x - width * 0.16)} ${n(y - h)}H${n(x + width * 0.16)}Q${n(x + width * 0.5)} ${n(y - h * 0.7)} ${n(x + width / 2)} ${n(y)}Q${n(x)} ${n(y + width * 0.11)} ${n(x - width / 2)} ${n(y)}Q${n(x - width * 0.5)} ${n(y - h * 0.7)} ${n(x - width * 0.16)} ${n(y - h)}Z`,
      sheet.linear(
        [x - width / 2, 0],
        [x + width / 2, 0],
        [
          [0, shade(BRASS, 0.45)],
          [0.35, tint(BRASS, 0.25)],
          [1, shade(BRASS, 0.55)],
        ],
      ),
    ),
    ellipse([x, y], width * 0.46, width * 0.075, tint(p.lamp, 0.7)),
  ].join('');
}
