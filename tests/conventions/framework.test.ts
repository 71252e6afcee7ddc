import * as ofNext from 'next/dist/client/components/app-router-headers';
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants';
import { describe, expect, it } from 'vitest';
import * as protocol from '@/lib/request/next-protocol';
import { importsOf, type SourceFile, sourceFiles, withoutComments } from '../../scripts/structure/source-files';

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

describe('the framework as documented', () => {
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
      ROUTER_STATE_HEADER: ofNext.NEXT_ROUTER_STATE_TREE_HEADER,
      FROM_PATH_HEADER: ofNext.NEXT_URL,
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
    ['response.writeHead = (...details) => writeHead(...details);', true],
    ["process.removeAllListeners('SIGTERM');", true],
    ['console[method] = (...args) => write(args);', true],
    ['console.error = () => undefined;', true],
    ['Object.assign(console, { error });', true],
    ["if (console.error === undefined) start('console=on');", false],
    ["for (const listener of process.listeners('SIGTERM')) listener();", true],
    ["response.writeHead(405, { allow: 'GET' }).end();", false],
    ["server.on('clientError', listener);", false],
    ['// response.end = undefined;', false],
  ])('%s: %s', (text, isPatch) => expect(patchesFramework({ path: 'lib/server/a.ts', text })).toBe(isPatch));

  it.each([
    ["import { a } from 'next/dist/server/a';", true],
    ["import type { A } from 'next/dist/server/a';", true],
    ["import next from 'next';", false],
  ])('%s is private: %s', (text, isPrivate) => expect(privateImports({ path: 'lib/a.ts', text })).toBe(isPrivate));
});
