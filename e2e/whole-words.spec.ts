import type { Page } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { openBooking } from './actions/book-room';
import { openPicker, stayIn } from './actions/search-stay';
import { expect, languages, test } from './fixtures/journey';

test.use({ viewport: { width: 390, height: 844 } });

const stay = stayIn(17);
const family = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}&room=2-1&room=2-2`;
const pages = [
  ['home', paths.home()],
  ['results', paths.search(family)],
  ['rooms of a hotel', paths.hotelOffers(stay.hotelId, family)],
  ['a hotel', paths.hotel(stay.hotelId)],
  ['a restaurant', paths.restaurant('gyeongbok-onchae')],
  ['restaurants', paths.dining()],
  ['a table', paths.restaurantTable('haeundae-dot')],
] as const;

/** Who travels, in the words of the counts. */
const words = { ko: ['성인', '어린이'], en: ['adult', 'child'], ja: ['大人', 'お子さま'], 'zh-CN': ['成人', '儿童'] };

/** Words that a line's end breaks, lines that begin with a dot, and weekdays in capitals. */
const badLines = (page: Page, whole: string[]) =>
  page.evaluate((whole) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: { char: Text; at: number } | null = null;
    const rectOf = ({ char, at }: { char: Text; at: number }) => {
      const range = document.createRange();
      range.setStart(char, at);
      range.setEnd(char, at + 1);
      return range.getBoundingClientRect();
    };
    const blockOf = (text: Text) => {
      let block = text.parentElement;
      while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block;
    };
    for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) continue;
      for (const word of whole) {
        for (let at = node.data.indexOf(word); at >= 0; at = node.data.indexOf(word, at + 1)) {
          const first = rectOf({ char: node, at });
          const last = rectOf({ char: node, at: at + word.length - 1 });
          if (last.top >= first.bottom) found.push(`${word} is broken: ${node.data}`);
        }
      }
      for (let at = 0; at < node.data.length; at += 1) {
        if (/\s/.test(node.data.charAt(at))) continue;
        if (node.data.charAt(at) === '·' && before !== null && blockOf(before.char) === blockOf(node)) {
          if (rectOf({ char: node, at }).top >= rectOf(before).bottom)
            found.push(`a line begins with a dot: ${node.data}`);
        }
        before = { char: node, at };
      }
    }
    // biome-ignore lint/performance/useDomNodeTextContent: capitals are a matter of the style sheet
    const capitals = /\((?:SUN|MON|TUE|WED|THU|FRI|SAT)\)/.exec(document.body.innerText);
    return [...found, ...(capitals ?? [])];
  }, whole);

for (const { locale, label } of languages) {
  test.describe(label, () => {
    test.use({ reads: locale });

    test('on a phone no line breaks the words of a count or begins with a dot', async ({ guest }) => {
      test.setTimeout(180_000);
      const { page, t } = guest;
      const expectGoodLines = async (name: string) =>
        expect.soft(await badLines(page, words[locale]), `${label}: ${name}`).toEqual([]);
      for (const [name, path] of pages) {
        await guest.open(path);
        await expectGoodLines(name);
      }
      await guest.open(paths.search(family));
      await openPicker(guest, t('search.form.guests'), t('search.form.guests'));
      await expectGoodLines('the guests');
      await openBooking(guest, stay);
      await expectGoodLines('the booking');
    });
  });
}
