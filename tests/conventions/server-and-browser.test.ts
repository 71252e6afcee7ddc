import { describe, expect, it } from 'vitest';
import { isClient, productModules, reachedFrom } from '../../scripts/structure/browser-files';
import { importsOf, sourceFiles, withoutComments } from '../../scripts/structure/source-files';

const sources = productModules();
const clientFiles = [...sources.values()].filter(({ text }) => isClient(text));
const isServerOnly = (text: string) => /^\s*import 'server-only';/.test(withoutComments(text));

describe('the line between server and browser', () => {
  it("'use client' never stands on a page or a layout", () => {
    const offenders = sourceFiles(['app'])
      .filter(({ path, text }) => /\/(page|layout|template|default)\.tsx$/.test(path) && isClient(text))
      .map(({ path }) => path);
    expect(offenders).toEqual([]);
  });

  it("'use client' stands at boundaries only: where a server component hands over to the browser", () => {
    const routes = [...sources.values()].filter(({ path, text }) => path.startsWith('app/') && !isClient(text));
    const onServer = reachedFrom(sources, routes, ({ text }) => !isClient(text));
    // Next calls these itself.
    const called = /^app\/.*\/(error|global-error)\.tsx$|^app\/global-error\.tsx$/;
    const offenders = clientFiles
      .filter((file) => !onServer.has(file) && !called.test(file.path))
      .map(({ path }) => `${path} is in the browser already, by the files that import it`);
    expect(offenders).toEqual([]);
  });

  it('a form that a script handles has a method, so that nothing typed before the script comes stands in an address', () => {
    const handled = /<form\b(?:(?!<form\b|<\/form)[\s\S]){0,600}?onSubmit=/g;
    const offenders = sourceFiles(['components', 'app']).flatMap(({ path, text }) =>
      (text.match(handled) ?? []).filter((form) => !form.includes('method=')).map(() => path),
    );
    expect(offenders).toEqual([]);
  });

  it("'server-only' is the first line of whatever touches a secret", () => {
    const touchesSecret =
      /\bserverEnv\(|\bcookies\(\)|SESSION_SECRET|\bunsealData\b|\bsealData\b|accessToken|refreshToken/;
    // They name secrets: the contract, the schema of the environment and the logger run in plain Node, and hold none; an app's page
    // has its own pair in its storage.
    const names =
      /^lib\/(hub\/contract\/|env\/server-env-schema\.ts|observability\/logger\.ts|native-bridge\/|browser-storage\/|bff\/token-sync(-state)?\.ts)/;
    // The middleware's bundle is the server's, and next-intl's tests and Next refuse the marker there.
    const offenders = sourceFiles(['lib'])
      .filter(({ path, text }) => !names.test(path) && touchesSecret.test(withoutComments(text)) && !isServerOnly(text))
      .map(({ path }) => `${path} touches a secret: its first line must be import 'server-only'`);
    expect(offenders).toEqual([]);
  });

  it('pages load by functions `load<Noun>` of `lib/<feature>/load-<noun>.ts`, which run on the server only', () => {
    const exportsLoad = /^export (?:async function|const) load[A-Z]/m;
    const isLoadFile = (path: string) => /\/load-[^/]+\.ts$/.test(path);
    const offenders = sourceFiles(['lib'])
      .filter(({ path, text }) =>
        isLoadFile(path)
          ? !(isServerOnly(text) && exportsLoad.test(text))
          : isServerOnly(text) && exportsLoad.test(text),
      )
      .map(({ path }) => path);
    expect(offenders).toEqual([]);
  });

  it('what is one for the process is so by `processWide`', () => {
    const offenders = sourceFiles(['lib', 'app', 'components'])
      .filter(({ path, text }) => path !== 'lib/process-wide.ts' && /\bglobalThis as\b/.test(withoutComments(text)))
      .map(({ path }) => `${path} puts something on globalThis`);
    expect(offenders).toEqual([]);
  });

  it('no component of the browser imports what is for the server only', () => {
    const serverOnly = new Set(
      sourceFiles(['lib'])
        .filter(({ text }) => isServerOnly(text))
        .map(({ path }) => path.replace(/\.tsx?$/, '')),
    );
    const offenders = [...reachedFrom(sources, clientFiles)].flatMap((file) =>
      importsOf(file)
        .filter(({ target, typeOnly }) => !typeOnly && target !== null && serverOnly.has(target))
        .map(({ specifier }) => `${file.path} runs in the browser and imports ${specifier}`),
    );
    expect(offenders).toEqual([]);
  });
});
