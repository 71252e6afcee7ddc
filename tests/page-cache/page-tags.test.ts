import { beforeEach, describe, expect, test } from 'vitest';
import { hearChanges, isOutdated, SETTLED_AFTER_MS } from '@/lib/page-cache/heard-changes';
import { listOfChanges } from '@/lib/page-cache/page-changes';
import { tagOfKey } from '@/lib/page-cache/page-tags';
import { REMEMBERED_MS } from '@/lib/page-cache/share-changes';
import { processWideValues } from '@/lib/process-wide';

beforeEach(() => void processWideValues.delete('changes of pages'));

test.each([
  ['/route-cache/APP_PAGE/57561d/$/ko', 'catalogue'],
  ['/route-cache/APP_PAGE/57561d/$/en/hotels/haneul-namsan', 'hotel-haneul-namsan'],
  ['/zh-CN/hotels/haneul-namsan', 'hotel-haneul-namsan'],
  ['/ja/hotels', 'catalogue'],
  ['/ja/hotels/page/2', 'catalogue'],
  ['/ko/hotels/in/location/seoul/2', 'catalogue'],
  ['/ko/dining/on-ga', 'dining'],
  ['/ko/terms', 'texts'],
])('the page %s shows what %s names', (key, tag) => {
  expect(tagOfKey(key)).toBe(tag);
});

describe('a page that was made before a change', () => {
  test('is outdated, and the pages of other hotels are not', () => {
    hearChanges(new Map([['hotel-oreum-jeju', 1_000]]), 5_000);
    expect(isOutdated('/ko/hotels/oreum-jeju', 4_000)).toBe(true);
    expect(isOutdated('/ko/hotels/haneul-namsan', 4_000)).toBe(false);
    expect(isOutdated('/ko/hotels', 4_000)).toBe(false);
  });

  test('is outdated by the time at which this process heard of the change, whatever the other clock says', () => {
    hearChanges(new Map([['dining', 900_000]]), 5_000);
    expect(isOutdated('/ko/dining', 5_000 + SETTLED_AFTER_MS)).toBe(false);
    hearChanges(new Map([['dining', 900_000]]), 50_000);
    expect(isOutdated('/ko/dining', 6_000)).toBe(false);
    hearChanges(new Map([['dining', 900_001]]), 50_000);
    expect(isOutdated('/ko/dining', 6_000)).toBe(true);
  });

  test('is outdated while it may have been drawn from what stood before', () => {
    hearChanges(new Map([['all', 1_000]]), 5_000);
    expect(isOutdated('/ko/terms', 5_000 + SETTLED_AFTER_MS - 1)).toBe(true);
  });
});

describe('the list of changes', () => {
  const now = 2_000_000_000_000;

  test('holds what every process has heard, and nothing that no cache can hold any more', () => {
    const changes = new Map([
      ['hotel-a', now - SETTLED_AFTER_MS],
      ['hotel-b', now - SETTLED_AFTER_MS + 1],
      ['hotel-c', now - REMEMBERED_MS],
    ]);
    expect(listOfChanges(changes, now)).toBe(`hotel-a=${(now - SETTLED_AFTER_MS).toString(36)}`);
  });

  test('becomes one change of everything where it would not fit into a header', () => {
    const changes = new Map(Array.from({ length: 151 }, (_, n) => [`hotel-${n}`, now - 1_000 - n]));
    expect(listOfChanges(changes, now)).toBe(`all=${(now - 1_000).toString(36)}`);
  });
});
