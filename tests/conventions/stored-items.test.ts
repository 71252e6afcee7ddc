import { expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../scripts/structure/source-files';

/** Not of the browser's storage: bodies, messages of the build, a key of React's cache. */
const onServer = ['lib/bff/read-body.ts', 'lib/server/plain-page.ts', 'lib/stay/load-stays.ts'];

it('stored JSON is read by readStored, which takes a schema', () => {
  const parsing = sourceFiles(['app', 'components', 'lib'])
    .filter(({ text }) => withoutComments(text).includes('JSON.parse('))
    .map(({ path }) => path);
  expect(parsing.toSorted()).toEqual([...onServer, 'lib/browser-storage/stored-item.ts'].toSorted());
});
