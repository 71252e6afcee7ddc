import * as ofNext from 'next/dist/client/components/app-router-headers';
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants';
import { describe, expect, it } from 'vitest';
import * as protocol from '@/lib/request/next-protocol';
import {
  importsOf,
  repositoryFiles,
  type SourceFile,
  sourceFiles,
  withoutComments,
} from '../../scripts/structure/source-files';

/** The framework as documented: nothing works differently from what its documentation says. */
const product = () =>
  sourceFiles([
    'app',
    'components',
    'lib',
    'middleware.ts',
    'instrumentation.ts',
    'next.config.mjs',
    'server.ts',
    'start.mjs',
  ]);

const privateImports = (file: SourceFile) =>
  importsOf(file).filter(({ specifier }) => specifier.startsWith('next/dist/')).length > 0;

/**
 * Replaces a method of a server, request, response, socket, process or the console, or takes listeners that others have
 * registered.
 */
const patches = new RegExp(
  [
    /\b(?:server|response|request|socket|process|app|res|req)\.(?:emit|write|end|writeHead|setHeader|on|once|listeners)\s*=[^=]/,
    /\bconsole(?:\.\w+|\[[^\]]+\])\s*=[^=]|\bObject\.assign\((?:globalThis\.)?console\b/,
    /\.(?:removeAllListeners|rawListeners|listeners)\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const patchesFramework = ({ text }: SourceFile) => patches.test(withoutComments(text));

/** What depends on undocumented behaviour, by what it does. */
const undocumented: Record<string, RegExp> = {
  'takes a setter from a prototype':
    /\bReflect\.set\(|\.getOwnPropertyDescriptor\([^)]*prototype|\b__proto__\b|\.setPrototypeOf\(/,
  'enters text for React': /\.setRangeText\(|\.execCommand\(/,
  'asks whether React has seen an event, or keeps it from React': /\beventPhase\b|\.stopImmediatePropagation\(/,
  'sets the status of a page that Next renders': /\bresponse\.statusCode\s*=[^=]/,
  'copies the router’s part of the history':
    /\.\.\.\s*(?:window\.)?history\.state|State\(\s*(?:window\.)?history\.state|\{[^}]*\bstate\b[^}]*\}\s*=\s*(?:window\.)?history\b/,
  'reads what Next passes beside a cached page': /\bcacheControl\b/,
  'assigns to an object of Next':
    /\bObject\.assign\(\s*(?:value|rendered|page|entry|router|window\.(?:history|next))\b/,
  'reads or changes rendered HTML': /\bhtml\.(?:replace|replaceAll|match|matchAll|split)\(|\.(?:test|exec)\(html\)/,
  'imports a name with an underscore':
    /\bimport\b[^;'"]*[{,]\s*(?:type\s+)?(?:_|unstable_|experimental_)\w+[^;'"]*\bfrom\b/,
  'reads internals of React, Next or zod':
    /__react\w+|_reactInternals|_valueTracker|__next_f\b|\b_zod\b|\bParseContextInternal\b|\babortEarly\b/,
};
const undocumentedIn = ({ path, text }: SourceFile) => {
  const code = withoutComments(text);
  return Object.keys(undocumented).flatMap((name) => (undocumented[name]?.test(code) ? [`${path} ${name}`] : []));
};

/** The files that depend on undocumented behaviour (decision 0132), each with the test that fails when it changes. */
const exceptions = {
  'lib/csp/cached-page.ts': 'e2e/headers.spec.ts',
  'lib/server/personal-page.ts': 'e2e/faults.spec.ts',
};

describe('the framework as documented', () => {
  it('has two exceptions, each in one file with a test', () => {
    expect(repositoryFiles()).toEqual(expect.arrayContaining(Object.entries(exceptions).flat()));
    const found = product().filter((file) => undocumentedIn(file).length > 0);
    const because = found.flatMap(undocumentedIn).join('\n');
    expect(found.map(({ path }) => path).sort(), because).toEqual(Object.keys(exceptions));
  });

  it.each([
    ["Reflect.set(Object.getPrototypeOf(field), 'value', shown, field);", 1],
    ['response.statusCode = 503;', 1],
    ['if (response.statusCode === 503) retry();', 0],
    ["history.pushState({ ...window.history.state, depth }, '');", 1],
    ["window.history.pushState({ depth }, '');", 0],
    ['const { cacheControl } = context;', 1],
    ["const marked = html.replace(element, '');", 1],
    ["import { unstable_cache } from 'next/cache';", 1],
    ['const { location: _written, ...others } = headers;', 0],
    ['schema.safeParse(data, { abortEarly: true });', 1],
  ])('%s does %i of what is not documented', (text, count) => {
    expect(undocumentedIn({ path: 'lib/a.ts', text })).toHaveLength(count);
  });

  it('nothing imports a private module of Next', () => {
    const offenders = product().filter(privateImports);
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  it('names of the protocol between Next’s router and server are in lib/request/next-protocol.ts alone, as Next spells them', () => {
    const names = Object.values(protocol).flat();
    const offenders = product().filter(({ path, text }) => {
      const code = withoutComments(text);
      return (
        path !== 'lib/request/next-protocol.ts' &&
        names.some((name) => code.includes(`'${name}'`) || code.includes(`headers.${name}`))
      );
    });
    expect(offenders.map(({ path }) => path)).toEqual([]);
    expect(protocol).toMatchObject({
      RSC_HEADER: ofNext.RSC_HEADER,
      PREFETCH_HEADER: ofNext.NEXT_ROUTER_PREFETCH_HEADER,
      SEGMENT_PREFETCH_HEADER: ofNext.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
      ROUTER_STATE_HEADER: ofNext.NEXT_ROUTER_STATE_TREE_HEADER,
      ACTION_HEADER: ofNext.ACTION_HEADER,
      RSC_PARAMETER: ofNext.NEXT_RSC_UNION_QUERY,
      CACHE_TAGS_HEADER: NEXT_CACHE_TAGS_HEADER,
    });
  });

  it('nothing replaces a method of an object that Node or Next created, or takes away its listeners', () => {
    expect(
      product()
        .filter(patchesFramework)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('no page has a loading.tsx, which would send a status before the page knows it (decision 0103)', () => {
    const offenders = product().filter(({ path }) => /^app\/.*\bloading\.tsx$/.test(path));
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['server.emit = (event) => true;', true],
    ["process.removeAllListeners('SIGTERM');", true],
    ['console.error = () => undefined;', true],
    ["if (console.error === undefined) start('console=on');", false],
    ["response.writeHead(405, { allow: 'GET' }).end();", false],
    ['// response.end = undefined;', false],
  ])('%s: %s', (text, isPatch) => expect(patchesFramework({ path: 'lib/server/a.ts', text })).toBe(isPatch));

  it.each([
    ["import { a } from 'next/dist/server/a';", true],
    ["import next from 'next';", false],
  ])('%s is private: %s', (text, isPrivate) => expect(privateImports({ path: 'lib/a.ts', text })).toBe(isPrivate));
});
