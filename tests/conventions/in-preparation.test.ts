// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { inPreparation } from '@/lib/in-preparation';
import { menuItems } from '@/lib/my-page/menu';

const root = `${import.meta.dirname}/../../`;
const pageFile = (path: string) => `${root}app/[locale]/(personal)${path}/page.tsx`;

/** Names what remains, so that taking something out, or putting something in, is seen here. */
const remaining: readonly string[] = [];

describe('pages in preparation', () => {
  test('under My Page exactly these remain; the list must shrink to nothing', () => {
    const listed = inPreparation.map(({ path }) => path).filter((path) => path.startsWith('/myPage'));
    expect(listed.toSorted()).toEqual(remaining);
  });

  test('each is listed once and has its title in all four languages', async () => {
    expect(new Set(inPreparation.map(({ path }) => path)).size).toBe(inPreparation.length);
    for (const { locale } of languages) {
      for (const { titleKey } of inPreparation) {
        const [namespace = '', ...keys] = titleKey.split('.');
        const file: { default: unknown } = await import(`../../messages/${locale}/${namespace}.json`);
        const title = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], file.default);
        expect(title, `${titleKey} in ${locale}`).toEqual(expect.stringMatching(/\S/));
      }
    }
  });
});

describe('every address of My Page’s menu', () => {
  const addresses = menuItems.flatMap((item) => [
    ...(item.href ? [item.href()] : []),
    ...item.subMenu.map(({ href }) => href()),
  ]);
  const listed = (path: string) => inPreparation.some((page) => page.path === path);

  test.each(addresses)('%s is either a page or in preparation', (path) => {
    expect(listed(path) || existsSync(pageFile(path))).toBe(true);
  });

  test('what has a page of its own is no longer listed', () => {
    expect(addresses.filter((path) => listed(path) && existsSync(pageFile(path)))).toEqual([]);
  });
});
