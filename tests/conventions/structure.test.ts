import { describe, expect, it } from 'vitest';
import { productModules } from '../../scripts/structure/browser-files';
import { fileCycles, roomCycles } from '../../scripts/structure/figures';

describe('the structure of the product', () => {
  const modules = productModules();

  it('has folders of lib that import only those below them', () => {
    expect(roomCycles([...modules.values()]), 'move what both need below both, see decision 0065').toEqual([]);
  });

  it('has no files that import each other in a circle', () => {
    expect(fileCycles(modules)).toEqual([]);
  });
});
