import { describe, expect, it } from 'vitest';
import { whereText } from '@/components/search-form/cell-texts';
import { formCatalogue, searchCatalogue } from '@/components/stay/form-catalogue';
import { guestsText } from '@/components/stay/guests-text';
import { initialChoice } from '@/lib/stay/chosen-stay';
import { catalogue, form, stay } from './sample-texts';

const choice = initialChoice('2026-11-21');
const [namsan, oreum] = catalogue.hotels.map(({ hotelId, hotelName }) => ({ hotelId, hotelName }));
if (namsan === undefined || oreum === undefined) throw new Error('the sample has two hotels');

describe('what is searched, in words', () => {
  it.each([
    ['nothing chosen', choice, 'All hotels'],
    ['a region', { ...choice, detail: 'jeju' }, 'Jeju'],
    ['a region that is gone', { ...choice, detail: 'atlantis' }, 'All hotels'],
    ['one hotel', { ...choice, hotels: [namsan] }, 'Haneul Namsan'],
    [
      'a hotel stored under its Korean name',
      { ...choice, hotels: [{ ...namsan, hotelName: '하늘 남산' }] },
      'Haneul Namsan',
    ],
    ['two hotels', { ...choice, hotels: [namsan, oreum] }, 'Haneul Namsan and 1 more'],
  ])('%s', (_what, searched, words) => {
    expect(whereText(searched, catalogue, form)).toBe(words);
  });

  it('counts guests over all rooms and leaves absent children out', () => {
    expect(guestsText([{ adults: 2, minor: 0 }], stay)).toBe('2 adults');
    expect(
      guestsText(
        [
          { adults: 2, minor: 1 },
          { adults: 1, minor: 0 },
        ],
        stay,
      ),
    ).toBe('3 adults\u00A0· 1 child');
  });
});

describe('the catalogue of the form', () => {
  it('keeps what the form needs and drops empty places and the hub’s own "all"', () => {
    const made = formCatalogue({
      categories: [
        {
          category: 'location',
          name: 'Region',
          details: [
            { detail: '전체', name: 'All', hotelCount: 2 },
            { detail: 'seoul', name: 'Seoul', hotelCount: 1 },
            { detail: 'busan', name: 'Busan', hotelCount: 0 },
          ],
        },
      ],
    });
    expect(made.categories[0]?.details).toEqual([{ detail: 'seoul', name: 'Seoul' }]);
    expect(searchCatalogue(catalogue).hotelIds).toEqual(['haneul-namsan', 'oreum-jeju']);
    expect(made.hotels).toEqual([]);
  });
});
