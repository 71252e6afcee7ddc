import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from '../../scripts/structure/source-files';
import { readMessageUsage } from './message-usage';

type Tree = { [key: string]: string | Tree };

function keysOf(tree: Tree, path: string): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}.${name}`] : keysOf(value, `${path}.${name}`),
  );
}

const messageKeys = repositoryFiles()
  .map((path) => /^messages\/ko\/(\w+)\.json$/.exec(path))
  .filter((match) => match !== null)
  .flatMap(([path, namespace]) => keysOf(JSON.parse(readRepositoryFile(path)) as Tree, namespace ?? ''));

describe('message keys', () => {
  const { used, unresolved, shown } = readMessageUsage(['app', 'components', 'lib', 'middleware.ts']);

  it('are all read by the product', () => {
    const unread = messageKeys.filter((key) => !used.has(key));
    expect(unread, 'no source reads these; delete them').toEqual([]);
  });

  it('are known by their types wherever they are read', () => {
    expect(unresolved, 'give these keys a type of literals').toEqual([]);
  });

  it('are formatted by next-intl wherever a text is shown, but for those of the error page (decision 0132)', () => {
    const asTexts = messageKeys.filter((key) => shown.has(key) && !key.startsWith('failure.'));
    expect(asTexts, 'messages are compiled: call `t`').toEqual([]);
  });
});
