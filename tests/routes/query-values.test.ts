import { describe, expect, it } from 'vitest';
import { allValues, chosenValue, firstValue, queryValues } from '@/lib/routes/query-values';

describe('a value of an address', () => {
  it.each([
    ['', null],
    ['view=', null],
    ['view=%20%20', null],
    ['view=used', 'used'],
    ['view=%20used%20', 'used'],
    ['view=used&view=expired', 'used'],
    ['other=used', null],
  ])('%j: the first is %j', (query, value) => {
    expect(firstValue(queryValues(query), 'view')).toBe(value);
  });

  it.each([
    ['view=used', 'used'],
    ['view=expired&view=used', 'expired'],
    ['view=USED', undefined],
    ['view=toString', undefined],
    ['', undefined],
  ])('%j chooses %j', (query, value) => {
    expect(chosenValue(queryValues(query), 'view', ['used', 'expired'])).toBe(value);
  });

  it('given several times is a list, without what says nothing', () => {
    expect(allValues(queryValues('hotel=a&hotel=&hotel=%20b'), 'hotel')).toEqual(['a', 'b']);
  });
});
