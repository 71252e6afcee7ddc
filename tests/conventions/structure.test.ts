import { describe, expect, it } from 'vitest';
import { productModules } from '../../scripts/structure/browser-files';
import { fileCycles, roomCycles } from '../../scripts/structure/figures';

const file = (path: string, text: string) => ({ path, text });
const modules = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, file(`${path}.ts`, text)]));

describe('the readers of the structure', () => {
  it('finds rooms of lib that import each other, directly or in a circle, by types too', () => {
    const back = file('lib/b/y.ts', "import type { X } from '@/lib/a/x';");
    const files = [
      file('lib/a/x.ts', "import { y } from '../b/y';"),
      file('lib/c/z.ts', "import { y } from '../b/y';"),
    ];
    expect(roomCycles(files)).toEqual([]);
    expect(roomCycles([...files, back])).toEqual([['a', 'b']]);
    const round = [
      file('lib/a/w.ts', "import { z } from '../c/z';"),
      file('lib/b/w.ts', "import { w } from '../a/w';"),
    ];
    expect(roomCycles([file('lib/c/z.ts', "import { w } from '../b/w';"), ...round])).toEqual([['c', 'b', 'a']]);
    const contract = [file('lib/hub/x.ts', "import { y } from './contract/y';"), file('lib/hub/contract/y.ts', '')];
    expect(roomCycles(contract)).toEqual([]);
  });

  it('finds files that import each other in a circle, and no circle of types', () => {
    const circle = { 'lib/a': "import { b } from './b';", 'lib/b': "import { c } from './c';" };
    expect(fileCycles(modules({ ...circle, 'lib/c': "export { a } from './a';" }))).toEqual([
      ['lib/a.ts', 'lib/b.ts', 'lib/c.ts'],
    ]);
    expect(fileCycles(modules({ ...circle, 'lib/c': "import type { A } from './a';" }))).toEqual([]);
  });
});

describe('the structure of the product', () => {
  const modules = productModules();

  it('has rooms of lib that lie one upon the other', () => {
    expect(roomCycles([...modules.values()]), 'move what both need below both, see decision 0065').toEqual([]);
  });

  it('has no files that import each other in a circle', () => {
    expect(fileCycles(modules)).toEqual([]);
  });
});
