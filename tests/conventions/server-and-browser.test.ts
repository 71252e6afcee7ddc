// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles, withoutComments } from './source-files';

const isClient = (text: string) => /^\s*['"]use client['"]/.test(withoutComments(text));
const isServerOnly = (text: string) => /^\s*import 'server-only';/.test(withoutComments(text));

describe('the line between server and browser', () => {
  it("'use client' stands on leaves, never on a page or a layout", () => {
    const offenders = sourceFiles(['app'])
      .filter(({ path, text }) => /\/(page|layout|template|default)\.tsx$/.test(path) && isClient(text))
      .map(({ path }) => path);
    expect(offenders).toEqual([]);
  });

  it("'server-only' is the first line of whatever touches a secret", () => {
    const touchesSecret =
      /\bserverEnv\(|\bcookies\(\)|SESSION_SECRET|\bunsealData\b|\bsealData\b|accessToken|refreshToken/;
    // The contract and the schema of the environment name secrets and hold none; both run in plain Node.
    const names = /^lib\/(hub\/contract\/|env\/server-env-schema\.ts|native-bridge\/)/;
    // The middleware's bundle is the server's, and next-intl's tests and Next refuse the marker there.
    const offenders = sourceFiles(['lib'])
      .filter(({ path, text }) => !names.test(path) && touchesSecret.test(withoutComments(text)) && !isServerOnly(text))
      .map(({ path }) => `${path} touches a secret: its first line must be import 'server-only'`);
    expect(offenders).toEqual([]);
  });

  it('no component of the browser imports what is for the server only', () => {
    const serverOnly = new Set(
      sourceFiles(['lib'])
        .filter(({ text }) => isServerOnly(text))
        .map(({ path }) => path.replace(/\.tsx?$/, '')),
    );
    const offenders = sourceFiles(['components', 'app'])
      .filter(({ text }) => isClient(text))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target, typeOnly }) => !typeOnly && target !== null && serverOnly.has(target))
          .map(({ specifier }) => `${file.path} runs in the browser and imports ${specifier}`),
      );
    expect(offenders).toEqual([]);
  });
});
