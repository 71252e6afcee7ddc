import { expect, test } from 'vitest';
import { placeName } from '@/lib/stay/place-name';

test.each([
  ['서울', '종로구', '서울\u00A0· 종로구'],
  ['Jeju', 'Seogwipo', 'Jeju\u00A0· Seogwipo'],
  ['Jeonju', 'Jeonju', 'Jeonju'],
  ['全州', '全州市', '全州市'],
])('%s and %s are told as %s', (regionName, cityName, line) => {
  expect(placeName({ regionName, cityName })).toBe(line);
});
