import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processWideValues } from '@/lib/process-wide';
import { FIRST_VIEW_SHEETS } from './first-view-sheet';

/** Reads what `scripts/setup/first-view-sheets.mjs` has added to the build; the development server has none. */
export function loadFirstViewSheets(): void {
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'static', 'first-view.json');
  if (!existsSync(/* turbopackIgnore: true */ file)) return;
  const sheets: Record<string, string> = JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));
  processWideValues.set(FIRST_VIEW_SHEETS, new Map(Object.entries(sheets)));
}
