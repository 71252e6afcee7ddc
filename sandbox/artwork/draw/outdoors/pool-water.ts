import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { fill, rectangle, SHEET_WIDTH, type Sheet } from '../ink/sheet.ts';
import { ripples } from '../ink/water.ts';

/** The view that fills the sheet. */
export const whole = { x: 0, y: 0, width: 1500, height: 1000 };

/** Tint and ripples over the mirrored image. */
export function poolWater(sheet: Sheet, id: string, y: number, p: Palette): string {
  const tone = mix(p.water, '#3f8f92', 0.22 - p.night * 0.08);
  return (
    fill(
      rectangle(0, y, SHEET_WIDTH, 1000 - y),
      sheet.vertical(y, 1000, [
        [0, tone, 0.16],
        [0.5, tone, 0.46],
        [1, mix(tone, p.deep, 0.4), 0.78],
      ]),
    ) +
    ripples(`${id}a`, tint(p.glow, 0.4), y, { count: 150, opacity: 0.3 }) +
    ripples(`${id}b`, shade(tone, 0.35), y, { count: 110, opacity: 0.28 })
  );
}
