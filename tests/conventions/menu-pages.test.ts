import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { menuItems } from '@/lib/my-page/menu';

const root = `${import.meta.dirname}/../../`;
const pageFile = (path: string) => `${root}app/[locale]/(personal)${path}/page.tsx`;
const addresses = menuItems.flatMap((item) => [
  ...(item.href ? [item.href()] : []),
  ...item.subMenu.map(({ href }) => href()),
]);

test.each(addresses)('%s of My Page’s menu is a page', (path) => {
  expect(existsSync(pageFile(path))).toBe(true);
});
