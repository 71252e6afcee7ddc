import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from '../../scripts/structure/source-files';

const text =
  /\.(ts|tsx|mjs|js|json|md|css|html|yml|yaml|svg|txt)$|^(\.ci\/run|Dockerfile|\.env\.example|\.gitignore|\.npmrc)$/;
const longestLines = 250;

const texts = repositoryFiles()
  .filter((path) => text.test(path))
  .map((path) => ({ path, text: readRepositoryFile(path) }));

describe('tracked files', () => {
  it('name no folder of a machine', () => {
    // Put together here, or this file would be its own offender.
    const folders = new RegExp(
      ['/home', '/Users', '/root', '/work', '/tmp'].map((folder) => `["'\`( ]${folder}/\\w`).join('|'),
    );
    // A temporary folder may be asked for by os.tmpdir(), never written down.
    const offenders = texts.filter((file) => folders.test(file.text)).map(({ path }) => path);
    expect(offenders).toEqual([]);
  });

  it('name no registry host', () => {
    const host = new RegExp(['registry\\.npmjs', 'registry\\.yarnpkg', 'verdaccio', 'artifactory'].join('|'), 'i');
    const offenders = texts
      .filter((file) => !file.path.startsWith('tests/conventions/') && host.test(file.text))
      .map(({ path }) => path);
    expect(offenders).toEqual([]);
  });

  it('hold no conflict markers and no debugger', () => {
    const offenders = texts.filter((file) => /^(<{7}|>{7}) |^\s*debugger;/m.test(file.text)).map(({ path }) => path);
    expect(offenders).toEqual([]);
  });

  it('hold no test that is switched off', () => {
    const off = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b|\bx(?:it|describe)\(/;
    const offenders = texts
      .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path) && !path.endsWith('tracked-files.test.ts'))
      .filter((file) => off.test(file.text))
      .map(({ path }) => path);
    expect(offenders).toEqual([]);
  });

  it('are barrels nowhere', () => {
    const barrels = texts.filter(({ path }) => /^(app|components|lib|sandbox)\/.*\/index\.tsx?$/.test(path));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('have names that say what is inside', () => {
    const vague = repositoryFiles().filter((path) => /(^|\/)(utils?|misc|helpers?)(\/|\.\w+$)/.test(path));
    expect(vague).toEqual([]);
  });

  it(`are at most ${longestLines} lines, or say at their top why not`, () => {
    const long = texts
      // Tables of cases make tests long, and that is their virtue.
      .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('tests/'))
      .filter(
        ({ text: source }) =>
          source.split('\n').length > longestLines &&
          !/^(?:\/\/ @vitest[^\n]*\n)?(?:['"]use client['"];\s*)?\/\*\*/.test(source),
      )
      .map(({ path, text: source }) => `${path} (${source.split('\n').length} lines)`);
    expect(long).toEqual([]);
  });
});
