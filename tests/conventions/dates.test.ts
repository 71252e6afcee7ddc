import { describe, expect, it } from 'vitest';
import { importsOf, type SourceFile, sourceFiles, withoutComments } from '../../scripts/structure/source-files';

/** What only `lib/dates` uses. `new Date()` is the present moment, which `seoulToday` turns into a day. */
const computing: Record<string, RegExp> = {
  'a date from parts or a text': /\bnew Date\((?!\))/,
  'a date from parts': /\bDate\.UTC\(/,
  'parts of a date': /\.(?:get|set)(?:UTC)?(?:FullYear|Month|Date|Day|Hours)\(/,
  'a cut date': /\.toISOString\(\)\s*\.(?:slice|split|substring|replace)\(/,
  'a cut day': /\b(?:\w*(?:Day|Date|Month|Time)|(?:to)?day|date|month|time)\.(?:slice|split|substring)\(/,
  'the length of a day': /\b86_?400_?000\b|\b24 \* 60\b(?! \* 60)/,
  'a formatter of its own': /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(/,
  'a formatter of next-intl': /\.dateTime(?:Range)?\(/,
};

/** `import('luxon')` and types included. */
const mayImport: Record<string, RegExp> = {
  luxon: /^lib\/dates\//,
  // React Aria's calendar takes and gives its dates.
  '@internationalized/date': /^components\/stay\/day-(?:calendar|cell)\.tsx$/,
};

function offences(file: SourceFile): string[] {
  const imported = importsOf(file)
    .filter(({ specifier }) => mayImport[specifier]?.test(file.path) === false)
    .map(({ specifier }) => `${file.path}: imports ${specifier}`);
  if (file.path.startsWith('lib/dates/')) return imported;
  const code = withoutComments(file.text);
  const computed = Object.entries(computing).filter(([, pattern]) => pattern.test(code));
  return [...imported, ...computed.map(([name]) => `${file.path}: ${name}`)];
}

describe('days and moments', () => {
  it('are computed and formatted in lib/dates and in React Aria’s calendar alone', () => {
    const files = sourceFiles(['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts']);
    expect(files.flatMap(offences), 'use a function of lib/dates, or add one there').toEqual([]);
  });

  it('have messages that take ready texts, not dates', () => {
    const dated = sourceFiles(['messages'], /\.json$/).filter(({ text }) =>
      /\{\s*\w+\s*,\s*(?:date|time)\b/.test(text),
    );
    expect(dated.map(({ path }) => path)).toEqual([]);
  });

  it('have one module of at most 150 lines', () => {
    const lines = sourceFiles(['lib/dates']).reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(150);
  });

  it.each([
    ['components/stay/a.tsx', 'const day = new Date(text);'],
    ['lib/stay/a.ts', 'const ms = Date.UTC(2026, 0, 1);'],
    ['lib/stay/a.ts', 'const DAY_MS = 86_400_000;'],
    ['lib/stay/a.ts', 'const DAY_MINUTES = 24 * 60;'],
    ['lib/stay/a.ts', 'const month = Number(monthDay.slice(0, 2));'],
    ['lib/stay/a.ts', "const [hours] = time.split(':');"],
    ['lib/stay/a.ts', 'const year = now.getUTCFullYear();'],
    ['lib/stay/a.ts', 'const day = now.toISOString().slice(0, 10);'],
    ['lib/stay/a.ts', "new Intl.DateTimeFormat('ko');"],
    ['components/stay/a.tsx', 'format.dateTime(now);'],
    ['components/stay/a.tsx', "import { parseDate } from '@internationalized/date';"],
    ['lib/stay/a.ts', "import type { DateTime } from 'luxon';"],
  ])('in %s: %s is found', (path, text) => {
    expect(offences({ path, text: `${text}\n` })).toHaveLength(1);
  });

  it.each([
    ['lib/stay/a.ts', 'const today = seoulToday(new Date());'],
    ['lib/bff/a.ts', 'const SESSION_SECONDS = 14 * 24 * 60 * 60;'],
    ['lib/bff/a.ts', 'const deadline = Date.parse(expiresAt) - Date.now();'],
    ['lib/dates/a.ts', "import { DateTime } from 'luxon';\nDateTime.fromJSDate(new Date(0));"],
    ['components/stay/day-cell.tsx', "import { isSameMonth } from '@internationalized/date';"],
  ])('in %s: %s is none', (path, text) => {
    expect(offences({ path, text: `${text}\n` })).toEqual([]);
  });
});
