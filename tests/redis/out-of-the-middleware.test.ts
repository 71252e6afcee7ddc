// @vitest-environment node
import { expect, test } from 'vitest';
import { importsOf, readRepositoryFile, sourceFiles } from '../conventions/source-files';

const files = new Set(sourceFiles(['middleware.ts', 'app', 'components', 'lib']).map(({ path }) => path));

/** Packages that a file and everything it imports need at run time. */
function packagesBehind(entry: string): Set<string> {
  const packages = new Set<string>();
  const found = new Set([entry]);
  for (const path of found) {
    for (const { specifier, target, typeOnly } of importsOf({ path, text: readRepositoryFile(path) })) {
      if (typeOnly) continue;
      if (target === null) packages.add(specifier);
      const next = [target, `${target}.ts`, `${target}.tsx`].find((file) => file && files.has(file));
      if (next) found.add(next);
    }
  }
  return packages;
}

test.each(['middleware.ts', 'lib/session/read-session.ts'])('%s and what it imports need no Redis', (entry) => {
  const packages = packagesBehind(entry);
  expect(packages, 'the search sees what is imported').toContain('iron-webcrypto');
  expect(packages).not.toContain('redis');
});

test('route handlers do: the search would find it', () => {
  expect(packagesBehind('app/api/session/logout/route.ts')).toContain('redis');
});
