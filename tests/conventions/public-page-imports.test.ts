import { describe, expect, it } from 'vitest';
import { importsOf, type SourceFile, sourceFiles, withoutComments } from '../../scripts/structure/source-files';

/** What a first view may not cost (gzip): zod 24, luxon 20, the calendar 38, query-core 10, jotai 4 KB. */
const heavy = /^(zod|luxon|react-aria|react-aria-components|jotai|ky)(\/|$)|^@(internationalized|tanstack)\//;
const heavyPackage = (specifier: string) => heavy.test(specifier);

const isClient = (text: string) => /^\s*['"]use client['"]/.test(withoutComments(text));
/** `import('…')` is fetched on intent; only what a file names at its top comes along with it. */
const withoutDynamicImports = (file: SourceFile) => ({
  ...file,
  text: withoutComments(file.text).replace(/\bimport\(/g, 'later('),
});

const files = new Map(sourceFiles(['app', 'components', 'lib']).map((file) => [file.path, file]));
const fileOf = (target: string) =>
  [target, `${target}.ts`, `${target}.tsx`].map((path) => files.get(path)).find((file) => file !== undefined);

/** Ways from a page's frame down to a heavy package, through modules that the browser loads at once. */
function heavyWays(roots: readonly string[], inBrowser = false): { ways: string[]; leaves: Set<string> } {
  const ways: string[] = [];
  const leaves = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: SourceFile, isLoaded: boolean, way: readonly string[]) => {
    const browser = isLoaded || isClient(file.text);
    const key = `${file.path}|${browser}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (browser) leaves.add(file.path);
    for (const { specifier, target, typeOnly } of importsOf(withoutDynamicImports(file))) {
      if (typeOnly) continue;
      if (target === null) {
        if (browser && heavyPackage(specifier)) ways.push([...way, file.path, specifier].join(' → '));
        continue;
      }
      const next = fileOf(target);
      if (next) walk(next, browser, [...way, file.path]);
    }
  };
  for (const root of roots) {
    const file = files.get(root);
    if (!file) throw new Error(`${root} is not there: the walk would watch nothing`);
    walk(file, inBrowser, []);
  }
  return { ways, leaves };
}

describe('the first load of public pages', () => {
  const publicRoots = [
    'app/[locale]/layout.tsx',
    'app/[locale]/error.tsx',
    'app/global-error.tsx',
    ...[...files.keys()].filter((path) => /^app\/\[locale\]\/\(public\)\/.*page\.tsx$/.test(path)),
  ];

  it('reaches no heavy package: what is not needed for the first view is fetched on intent', () => {
    const { ways, leaves } = heavyWays(publicRoots);
    expect(leaves).toContain('components/search-form/search-sheet.tsx');
    expect(leaves).toContain('components/layout/viewer-island.tsx');
    expect(ways).toEqual([]);
  });

  it('brings rules, not looks: what is for later views and for a login comes with them', () => {
    const { leaves } = heavyWays(publicRoots);
    const later = [
      'components/layout/viewer-menu.tsx',
      'lib/bff/bff-client.ts',
      'lib/routes/handlers.ts',
      'lib/routes/hub-calls.ts',
      'lib/browser-storage/mirrored-member.ts',
      'lib/browser-storage/mirrored-pair.ts',
    ];
    expect(later.filter((path) => !files.has(path))).toEqual([]);
    expect(later.filter((path) => leaves.has(path))).toEqual([]);
    expect(leaves).toContain('components/ui/page-link.tsx');
  });

  it('would see one: the picker and the search behind the form are heavy', () => {
    const fetched = ['components/search-form/dates-picker.tsx', 'components/search-form/live-search.tsx'];
    const { ways } = heavyWays(fetched, true);
    expect(ways.some((way) => way.includes('react-aria-components'))).toBe(true);
    expect(ways.some((way) => way.endsWith('→ jotai'))).toBe(true);
  });
});
