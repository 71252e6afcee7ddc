import { expect, test } from 'vitest';
import { changedPages, pageChangesBody } from '@/lib/page-cache/changed-pages';

const changed = (body: object) => changedPages(pageChangesBody.parse(body));

test('a changed hotel is its page in four languages, and the pages that list it', () => {
  const pages = changed({ hotelIds: ['oreum-jeju'] });
  for (const locale of ['ko', 'en', 'ja', 'zh-CN']) expect(pages).toContainEqual([`/${locale}/hotels/oreum-jeju`]);
  expect(pages).toContainEqual(['/[locale]/(public)/hotels', 'page']);
  expect(pages).toContainEqual(['/[locale]/(public)/dining/[restaurantId]', 'page']);
  expect(pages).toContainEqual(['/[locale]/(public)', 'page']);
  expect(pages).not.toContainEqual(['/[locale]/(public)/terms', 'page']);
  expect(pages).not.toContainEqual(['/[locale]/(public)/hotels/[hotelId]', 'page']);
});

test('a section is its routes, and everything is the layout of all', () => {
  expect(changed({ sections: ['texts'] })).toContainEqual(['/[locale]/(public)/terms', 'page']);
  expect(changed({ sections: ['texts', 'all'] })).toEqual([['/', 'layout']]);
  expect(changed({ hotelIds: Array.from({ length: 151 }, (_, n) => `hotel-${n}`) })).toEqual([['/', 'layout']]);
});
