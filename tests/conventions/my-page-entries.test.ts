import { describe, expect, test } from 'vitest';
import { activeEntry, type MenuItem, type MenuSubEntry, menuItems } from '@/lib/my-page/menu';
import { sourceFiles } from '../../scripts/structure/source-files';

const ROOT = 'app/[locale]/(personal)/myPage/';
const pages = sourceFiles(['app'])
  .filter(({ path }) => path.startsWith(ROOT) && path.endsWith('/page.tsx'))
  .map(({ path, text }) => ({ name: path.slice(ROOT.length), text }));
const pageOf = (path: string) => pages.find(({ name }) => `/myPage/${name}` === `${path}/page.tsx`);
const entries: readonly MenuSubEntry[] = menuItems.flatMap((item: MenuItem) => item.subMenu);

describe('the pages of My Page', () => {
  test('belong to the menu’s table: the landing, the entries, and what lies below them', () => {
    const strangers = pages
      .map(({ name }) => name)
      .filter((name) => name !== 'page.tsx' && !name.startsWith('[...entry]/'))
      .filter((name) => activeEntry(`/myPage/${name}`) === null);
    expect(strangers).toEqual([]);
  });

  test('of type employee are entry pages, which refuse everybody else before the first byte', () => {
    const employee = entries.filter(({ type }) => type === 'employee');
    expect(employee).not.toEqual([]);
    for (const { label, href } of employee) {
      const own = pageOf(href());
      if (!own) continue;
      expect(own.text, own.name).toMatch(new RegExp(`export default entryPage\\(\\s*'${label}',`));
      expect(own.text, own.name).toMatch(/,\s*<EntryNotFound \/>,?\s*\);/);
    }
  });
});
