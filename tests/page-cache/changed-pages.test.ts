import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedPages, pageChangesBody, pagesOfSection } from '@/lib/page-cache/changed-pages';

const publicFolder = join(import.meta.dirname, '../../app/[locale]/(public)');
const changed = (body: object) => changedPages(pageChangesBody.parse(body));

test('each public page is in one section, but for the hotel’s own', () => {
  const files = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
  const routes = files
    .filter((name) => /(?:^|\/)page\.tsx$/.test(name))
    .map((name) => `/${name}`.replace(/\/page\.tsx$/, ''));
  expect([...Object.values(pagesOfSection).flat(), '/hotels/[hotelId]'].toSorted()).toEqual(routes.toSorted());
});

test('a changed hotel is its page in four languages, and the pages that list it', () => {
  const pages = changed({ hotelIds: ['oreum-jeju'] });
  for (const locale of ['ko', 'en', 'ja', 'zh-CN']) expect(pages).toContainEqual([`/${locale}/hotels/oreum-jeju`]);
  expect(pages).toContainEqual(['/[locale]/(public)/hotels', 'page']);
  expect(pages).toContainEqual(['/[locale]/(public)/dining/[restaurantId]', 'page']);
  expect(pages).not.toContainEqual(['/[locale]/(public)/terms', 'page']);
});

test('a section is its routes, and everything is the layout of all', () => {
  expect(changed({ sections: ['texts'] })).toContainEqual(['/[locale]/(public)/terms', 'page']);
  expect(changed({ sections: ['texts', 'all'] })).toEqual([['/', 'layout']]);
  expect(changed({ hotelIds: Array.from({ length: 151 }, (_, n) => `hotel-${n}`) })).toEqual([['/', 'layout']]);
});
