import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from '../../scripts/structure/source-files';

const page = readRepositoryFile('docs/security.md');

interface Line {
  number: number;
  state: string;
  files: string[];
}

const lines: Line[] = [...page.matchAll(/^\| (\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number, state = '', where = '']) => ({
    number: Number(number),
    state: state.split(/[;: ]/)[0] ?? '',
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
);

/** `'S10 S11 …'` at the start of a text, in any kind of quotes. */
const titleStart = /['"`]((?:S\d\d )+)/g;

function numbersIn(file: string): number[] {
  return [...readRepositoryFile(file).matchAll(titleStart)].flatMap(([, tags = '']) =>
    [...tags.matchAll(/S(\d\d)/g)].map(([, number]) => Number(number)),
  );
}

const tagged = repositoryFiles()
  .filter((path) => !path.endsWith('security-lines.test.ts'))
  .filter((path) => /^(tests|e2e)\/.*\.(test|spec)\.tsx?$|^bench\/drills\/.*\.(mjs|ts)$/.test(path))
  .map((path) => ({ path, numbers: numbersIn(path) }))
  .filter(({ numbers }) => numbers.length > 0);

function filesOf(number: number): string[] {
  return tagged.filter(({ numbers }) => numbers.includes(number)).map(({ path }) => path);
}

describe('docs/security.md', () => {
  it('names the tests of each line that exist', () => {
    for (const { number, state, files } of lines) {
      expect
        .soft(files.toSorted(), `line ${number}: the files whose titles carry it`)
        .toEqual(filesOf(number).toSorted());
      expect
        .soft(state, `line ${number}: open is what nothing proves`)
        .toMatch(files.length === 0 ? /^open$/ : /^(proven|partly)$/);
    }
  });

  it('knows every number that a title carries', () => {
    const known = lines.map(({ number }) => number);
    const unknown = tagged.flatMap(({ numbers }) => numbers).filter((number) => !known.includes(number));
    expect(unknown).toEqual([]);
  });
});
