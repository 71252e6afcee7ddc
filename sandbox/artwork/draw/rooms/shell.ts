import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, polygon, rectangle, SHEET_HEIGHT, SHEET_WIDTH, type Sheet, stroke } from '../ink/sheet.ts';
import type { Materials } from './materials.ts';

/** A rectangle of the sheet. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const FLOOR_LINE = 700;
const VANISHING = { x: 750, y: 440 };

/** Wall around a window left open, so that the landscape behind the drawing is seen through it. */
export function wallAround(sheet: Sheet, window: Frame, m: Materials, p: Palette): string {
  const { x, y, width, height } = window;
  const d = `${rectangle(0, 0, SHEET_WIDTH, FLOOR_LINE)}M${n(x)} ${n(y)}v${n(height)}h${n(width)}v${n(-height)}Z`;
  const centre = x + width / 2;
  const paint = sheet.radial([centre, y + height * 0.6], 1150, [
    [0, mix(m.wall, p.glow, 0.3)],
    [0.45, m.wall],
    [1, shade(m.wall, 0.26)],
  ]);
  return (
    fill(d, paint, 1, 'fill-rule="evenodd"') +
    fill(
      rectangle(0, 0, SHEET_WIDTH, 46),
      sheet.vertical(0, 46, [
        [0, m.ceiling],
        [1, shade(m.ceiling, 0.16)],
      ]),
    ) +
    fill(
      rectangle(0, 46, SHEET_WIDTH, 90),
      sheet.vertical(46, 136, [
        [0, shade(m.wall, 0.5), 0.3],
        [1, m.wall, 0],
      ]),
    )
  );
}

/** Floor boards running to the vanishing point, or oiled paper squares (jangpan) in ondol rooms. */
export function floor(sheet: Sheet, seed: string, m: Materials, kind: 'boards' | 'paper' | 'stone'): string {
  const random = seeded(`${seed}:floor`);
  const base = fill(
    rectangle(0, FLOOR_LINE, SHEET_WIDTH, SHEET_HEIGHT - FLOOR_LINE),
    sheet.vertical(FLOOR_LINE, SHEET_HEIGHT, [
      [0, tint(m.floor, 0.2)],
      [0.5, m.floor],
      [1, shade(m.floor, 0.34)],
    ]),
  );
  let lines = '';
  let boards = '';
  const step = kind === 'boards' ? 58 : kind === 'stone' ? 190 : 150;
  const to = (x: number, y: number) =>
    VANISHING.x + ((x - VANISHING.x) * (y - VANISHING.y)) / (SHEET_HEIGHT - VANISHING.y);
  for (let x = -900; x < 2400; x += step) {
    lines += `M${n(to(x, FLOOR_LINE))} ${FLOOR_LINE}L${n(x)} ${SHEET_HEIGHT}`;
    if (kind === 'boards' && random() < 0.4)
      boards += polygon([
        [to(x, FLOOR_LINE), FLOOR_LINE],
        [to(x + step, FLOOR_LINE), FLOOR_LINE],
        [x + step, SHEET_HEIGHT],
        [x, SHEET_HEIGHT],
      ]);
  }
  if (kind !== 'boards')
    for (let k = 1; k < 7; k++) lines += `M0 ${n(VANISHING.y + 260 / (1 - k * 0.085))}H${SHEET_WIDTH}`;
  return (
    base +
    fill(boards, shade(m.floor, 0.35), 0.16) +
    stroke(lines, shade(m.floor, 0.5), 1.2, 0.34) +
    fill(rectangle(0, FLOOR_LINE - 12, SHEET_WIDTH, 12), shade(m.wood, 0.1), 0.9) +
    fill(
      rectangle(0, FLOOR_LINE, SHEET_WIDTH, 26),
      sheet.vertical(FLOOR_LINE, FLOOR_LINE + 26, [
        [0, '#14110d', 0.32],
        [1, '#14110d', 0],
      ]),
    )
  );
}

/** Light that falls through the window onto the floor, parted by the mullions. */
export function fallingLight(sheet: Sheet, window: Frame, p: Palette, panes: number, lean = 150): string {
  const paint = sheet.vertical(FLOOR_LINE, SHEET_HEIGHT, [
    [0, tint(p.glow, 0.35), 0.62 - p.night * 0.36],
    [0.6, tint(p.glow, 0.2), 0.26 - p.night * 0.16],
    [1, p.glow, 0],
  ]);
  const pane = window.width / panes;
  return Array.from({ length: panes }, (_, i) => {
    const [l, r] = [window.x + i * pane + 10, window.x + (i + 1) * pane - 10];
    const far = (x: number) => VANISHING.x + (x - VANISHING.x) * 1.55 + lean;
    return fill(
      polygon([
        [l, FLOOR_LINE + 2],
        [r, FLOOR_LINE + 2],
        [far(r), SHEET_HEIGHT],
        [far(l), SHEET_HEIGHT],
      ]),
      paint,
    );
  }).join('');
}

/** Slim frame, mullions, a sheen on the glass and a deep sill. */
export function windowFrame(
  sheet: Sheet,
  { x, y, width, height }: Frame,
  m: Materials,
  panes: number,
  sill = true,
): string {
  const dark = shade(m.wood, 0.45);
  let bars = '';
  for (let i = 1; i < panes; i++) bars += rectangle(x + (width * i) / panes - 4, y, 8, height);
  const sheen = sheet.linear(
    [x, y],
    [x + width * 0.7, y + height],
    [
      [0, '#ffffff', 0.16],
      [0.35, '#ffffff', 0.02],
      [0.55, '#ffffff', 0.09],
      [0.75, '#ffffff', 0],
    ],
  );
  return [
    fill(rectangle(x, y, width, height), sheen),
    fill(
      rectangle(x, y, width, 34),
      sheet.vertical(y, y + 34, [
        [0, '#0f0d0a', 0.4],
        [1, '#0f0d0a', 0],
      ]),
    ),
    fill(bars, dark),
    stroke(rectangle(x, y, width, height), dark, 11),
    stroke(rectangle(x - 9, y - 9, width + 18, height + 18), m.wood, 8),
    sill
      ? fill(
          rectangle(x - 26, y + height + 8, width + 52, 16),
          sheet.vertical(y + height + 8, y + height + 24, [
            [0, tint(m.wood, 0.35)],
            [1, shade(m.wood, 0.2)],
          ]),
        )
      : '',
  ].join('');
}

/** Linen curtain drawn to one side, in soft folds. */
export function curtain(
  sheet: Sheet,
  seed: string,
  x: number,
  width: number,
  m: Materials,
  top = 46,
  bottom = FLOOR_LINE + 6,
): string {
  const random = seeded(`${seed}:curtain${x}`);
  const stops: [number, string, number][] = [];
  for (let t = 0; t <= 1; t += 0.083)
    stops.push([
      Math.min(1, t),
      stops.length % 2 === 0 ? tint(m.linen, 0.2) : shade(mix(m.linen, m.wall, 0.6), between(random, 0.05, 0.2)),
      0.95,
    ]);
  return fill(
    `M${n(x)} ${top}h${n(width)}q${n(-width * 0.05)} ${n((bottom - top) / 2)} ${n(width * 0.02)} ${n(bottom - top)}h${n(-width * 1.02)}q${n(width * 0.04)} ${n((top - bottom) / 2)} 0 ${n(top - bottom)}Z`,
    sheet.linear([x, 0], [x + width, 0], stops),
  );
}

/** Wall panelled in upright slats, as it stands behind the beds. */
export function slats(sheet: Sheet, x: number, y: number, width: number, height: number, m: Materials): string {
  let lines = '';
  for (let sx = x + 11; sx < x + width; sx += 11) lines += `M${n(sx)} ${n(y)}v${n(height)}`;
  return (
    fill(
      rectangle(x, y, width, height),
      sheet.vertical(y, y + height, [
        [0, tint(m.wood, 0.16)],
        [1, shade(m.wood, 0.2)],
      ]),
    ) +
    stroke(lines, shade(m.wood, 0.5), 2.6, 0.5) +
    fill(rectangle(x, y - 5, width, 6), shade(m.wood, 0.35))
  );
}
