import { expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/structure/source-files';

it('no effect leaves out a dependency: what it only reads is a useEffectEvent', () => {
  const suppressed = sourceFiles(['app', 'components', 'lib']).filter(({ text }) =>
    /biome-ignore[^\n]*useExhaustiveDependencies/.test(text),
  );
  expect(suppressed.map(({ path }) => path)).toEqual([]);
});
