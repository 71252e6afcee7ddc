import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { sourceFiles } from '../../scripts/structure/source-files';

/**
 * Patterns that may take more than linear time, because no request's text reaches them. By file, with the reason.
 */
const exceptions: Record<string, string> = {
  'lib/csp/cached-page.ts': 'reads the HTML of a page that Next has made: what a visitor sends is escaped there',
  'lib/env/server-env-schema.ts': "reads the operator's own configuration, once",
};

/** Patterns that are put together while the product runs, each from a table of the product. */
const composed = ['lib/bff/allow-list.ts', 'lib/csp/cached-page.ts', 'lib/routes/made-files.ts', 'lib/routes/pages.ts'];

interface Pattern {
  path: string;
  source: string;
  flags: string;
}

type Tree = { type?: string; regex?: { pattern: string; flags: string }; callee?: { name?: string } };

function nodesOf(tree: unknown): Tree[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesOf);
  if (typeof tree !== 'object' || tree === null) return [];
  return [tree as Tree, ...Object.values(tree).flatMap(nodesOf)];
}

const nodes = sourceFiles(
  ['lib', 'app', 'components', 'middleware.ts', 'instrumentation.ts', 'server.ts'],
  /\.(ts|tsx|mjs)$/,
).map(({ path, text }) => ({ path, nodes: nodesOf(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })) }));
const patterns: Pattern[] = nodes.flatMap((file) =>
  file.nodes.flatMap(({ type, regex }) =>
    type === 'Literal' && regex ? [{ path: file.path, source: regex.pattern, flags: regex.flags }] : [],
  ),
);

/** Decided by the pattern's structure, not by a clock; where a structure says too little, by the search for an attack. */
function isLinear({ source, flags }: Pattern): boolean {
  const found = checkSync(source, flags, { checker: 'auto', timeout: 60_000 });
  return found.status === 'safe';
}

describe('S46 patterns of the product', () => {
  it('are found', () => expect(patterns.length).toBeGreaterThan(100));

  it('take time in proportion to the text that they meet', { timeout: 300_000 }, () => {
    const slow = patterns.filter(({ path }) => !(path in exceptions)).filter((pattern) => !isLinear(pattern));
    expect(slow.map(({ path, source }) => `${path}: /${source}/`)).toEqual([]);
  });

  it('that are excepted are slow indeed', { timeout: 300_000 }, () => {
    for (const path of Object.keys(exceptions)) {
      expect(patterns.filter((pattern) => pattern.path === path).every(isLinear), path).toBe(false);
    }
  });

  it('are put together only where a table of the product says of what', () => {
    const places = nodes.filter((file) =>
      file.nodes.some(({ type, callee }) => /^(New|Call)Expression$/.test(type ?? '') && callee?.name === 'RegExp'),
    );
    expect(places.map(({ path }) => path)).toEqual(composed);
  });
});
