import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from '../../scripts/structure/source-files';

const sources = repositoryFiles()
  .filter((path) => /^(?:app|components|lib)\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, source: readRepositoryFile(path) }));
const placesOf = (pattern: RegExp) => sources.filter(({ source }) => pattern.test(source)).map(({ path }) => path);

describe('a field', () => {
  it('never cuts what is typed or pasted: its form says that it is too long', () => {
    expect(placesOf(/\bmaxLength=/)).toEqual([]);
  });

  it('leaves the keys of an input method alone, by one rule', () => {
    // The early script cannot import anything.
    const rule = ['components/ui/is-composing.ts', 'lib/csp/early-press-script.ts'];
    expect(placesOf(/\.isComposing\b|\bkeyCode\b/).sort()).toEqual(rule);
    const handlers = sources.filter(({ source }) => /\bkey (?:===|!==|==) ?['"](?:Enter|Escape|Arrow\w+)/.test(source));
    const careless = handlers.filter(
      ({ path, source }) => !rule.includes(path) && !source.includes('isComposing(event)'),
    );
    expect(careless.map(({ path }) => path)).toEqual([]);
  });

  it('is tidied by lib/hub/contract/typed-text.ts alone', () => {
    const normalised = placesOf(/\.normalize\(/);
    expect(normalised.filter((path) => !path.startsWith('lib/hub/contract/'))).toEqual([
      // Not texts of people, or read by rules of their own after that: questions, codes, keys of limits.
      'lib/bff/visitor-key.ts',
      'lib/help/question-search.ts',
      'lib/my-page/referrer-schema.ts',
    ]);
  });
});
