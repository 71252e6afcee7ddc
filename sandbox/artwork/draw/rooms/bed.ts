import { type Hex, shade, tint } from '../ink/colour.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, polygon, type Sheet, stroke } from '../ink/sheet.ts';
import { shadow } from './furniture.ts';
import type { Materials } from './materials.ts';

function pillow(sheet: Sheet, x: number, y: number, width: number, height: number, colour: Hex): string {
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height, y];
  const d = `M${n(l + width * 0.04)} ${n(t + height * 0.1)}Q${n(l + width * 0.2)} ${n(t - height * 0.02)} ${n(x)} ${n(t + height * 0.03)}T${n(r - width * 0.04)} ${n(t + height * 0.1)}Q${n(r + width * 0.02)} ${n(y - height * 0.45)} ${n(r - width * 0.01)} ${n(b - height * 0.06)}Q${n(x)} ${n(b + height * 0.08)} ${n(l + width * 0.01)} ${n(b - height * 0.06)}Q${n(l - width * 0.02)} ${n(y - height * 0.45)} ${n(l + width * 0.04)} ${n(t + height * 0.1)}Z`;
  const paint = sheet.linear(
    [l, t],
    [r, b],
    [
      [0, tint(colour, 0.35)],
      [0.55, colour],
      [1, shade(colour, 0.2)],
    ],
  );
  return (
    fill(d, paint) +
    stroke(
      `M${n(l + width * 0.12)} ${n(t + height * 0.26)}q${n(width * 0.1)} ${n(height * 0.16)} ${n(width * 0.06)} ${n(height * 0.4)}M${n(r - width * 0.14)} ${n(t + height * 0.24)}q${n(-width * 0.09)} ${n(height * 0.14)} ${n(-width * 0.05)} ${n(height * 0.34)}`,
      shade(colour, 0.3),
      1.6,
      0.3,
    )
  );
}

/** A made bed seen from its foot: pillows, folded duvet, the house's cloth across the end. */
export function bed(
  sheet: Sheet,
  seed: string,
  cx: number,
  width: number,
  m: Materials,
  options: { pillows: number; foot?: number } = { pillows: 2 },
): string {
  const random = seeded(`${seed}:bed${cx}`);
  const foot = options.foot ?? 905;
  const [front, back] = [foot - 128, foot - 250];
  const [w, wb] = [width / 2, width * 0.415];
  const white = m.linen;
  const drape = `M${n(cx - w)} ${n(front)}L${n(cx - w + 2)} ${n(foot - 30)}Q${n(cx - w * 0.5)} ${n(foot - 22)} ${n(cx)} ${n(foot - 27)}T${n(cx + w - 2)} ${n(foot - 30)}L${n(cx + w)} ${n(front)}Q${n(cx)} ${n(front + 10)} ${n(cx - w)} ${n(front)}Z`;
  const top = `M${n(cx - w)} ${n(front + 1)}Q${n(cx - w * 0.98)} ${n(front - 14)} ${n(cx - wb)} ${n(back)}H${n(cx + wb)}Q${n(cx + w * 0.98)} ${n(front - 14)} ${n(cx + w)} ${n(front + 1)}Q${n(cx)} ${n(front + 11)} ${n(cx - w)} ${n(front + 1)}Z`;
  const at = (t: number): number => wb + (w - wb) * t;
  const [c0, c1] = [0.52, 0.9];
  const yAt = (t: number) => back + (front - back) * t;
  const throwTop = polygon([
    [cx - at(c0) - 1, yAt(c0)],
    [cx + at(c0) + 1, yAt(c0)],
    [cx + at(c1) + 1, yAt(c1)],
    [cx - at(c1) - 1, yAt(c1)],
  ]);
  let folds = '';
  for (let i = 0; i < 9; i++) {
    const fx = cx + between(random, -0.9, 0.9) * w;
    folds += `M${n(fx)} ${n(front + 10)}q${n(between(random, -8, 8))} ${n(40)} ${n(between(random, -6, 6))} ${n(between(random, 56, 84))}`;
  }
  let weave = '';
  for (let k = 1; k < 9; k++) {
    const t = c0 + ((c1 - c0) * k) / 9;
    weave += `M${n(cx - at(t))} ${n(yAt(t))}H${n(cx + at(t))}`;
  }
  const turn = polygon([
    [cx - at(0.16), yAt(0.16)],
    [cx + at(0.16), yAt(0.16)],
    [cx + at(0.34), yAt(0.34)],
    [cx - at(0.34), yAt(0.34)],
  ]);
  const parts = [
    shadow(sheet, cx, foot - 4, width * 1.24, 74, 0.5),
    fill(
      polygon([
        [cx - w * 0.97, foot - 34],
        [cx + w * 0.97, foot - 34],
        [cx + w * 0.95, foot],
        [cx - w * 0.95, foot],
      ]),
      sheet.vertical(foot - 34, foot, [
        [0, shade(m.wood, 0.5)],
        [1, shade(m.wood, 0.2)],
      ]),
    ),
    fill(
      drape,
      sheet.vertical(front, foot, [
        [0, white],
        [0.35, shade(white, 0.07)],
        [1, shade(white, 0.24)],
      ]),
    ),
    stroke(folds, shade(white, 0.35), 2.4, 0.22),
    fill(
      top,
      sheet.linear(
        [cx - w, back],
        [cx + w, front],
        [
          [0, tint(white, 0.5)],
          [0.6, white],
          [1, shade(white, 0.1)],
        ],
      ),
    ),
    fill(turn, shade(white, 0.07), 0.75),
    stroke(`M${n(cx - at(0.34))} ${n(yAt(0.34))}H${n(cx + at(0.34))}`, shade(white, 0.3), 1.8, 0.5),
    fill(
      throwTop,
      sheet.linear(
        [cx - w, 0],
        [cx + w, 0],
        [
          [0, tint(m.cloth, 0.2)],
          [0.6, m.cloth],
          [1, shade(m.cloth, 0.15)],
        ],
      ),
    ),
    stroke(weave, tint(m.cloth, 0.35), 1.2, 0.4),
  ];
  const span = wb * 2 * 0.94;
  const each = span / options.pillows;
  for (let i = 0; i < options.pillows; i++)
    parts.push(pillow(sheet, cx - span / 2 + each * (i + 0.5), back + 8, each * 0.98, 84, shade(white, 0.05)));
  for (let i = 0; i < options.pillows; i++)
    parts.push(pillow(sheet, cx - span / 2 + each * (i + 0.5), back + 24, each * 0.84, 66, white));
  parts.push(pillow(sheet, cx, back + 36, Math.min(170, span * 0.42), 42, m.cloth));
  return parts.join('');
}
