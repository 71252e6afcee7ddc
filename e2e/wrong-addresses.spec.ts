import { addDays } from '../lib/dates/day';
import { localizedPath } from '../lib/i18n/localized-path';
import { paths } from '../lib/routes/paths';
import { plainPage } from '../lib/server/plain-page';
import { expectPath } from './actions/look-around';
import { stayIn } from './actions/search-stay';
import { expect, languages, test } from './fixtures/journey';
import { sendRaw } from './fixtures/raw-socket';

test.describe('an address with wrong dates or guests', () => {
  const today = stayIn(0).checkInDate;
  const wrong = [
    ['past dates', `checkIn=${addDays(today, -9)}&checkOut=${addDays(today, -7)}`],
    ['a hotel that does not exist', `hotel=nowhere&checkIn=${addDays(today, 9)}&checkOut=${addDays(today, 10)}`],
  ] as const;
  test('is corrected with a notice; more guests than one room takes have a link to more rooms', async ({ guest }) => {
    const { page, t } = guest;
    for (const [name, query] of wrong) {
      await guest.open(paths.search(query));
      await expect(page.getByText(t('search.repairs.title')), name).toBeVisible();
      await expect(page.getByRole('list', { name: t('search.results.listLabel') }), name).toBeVisible();
    }
    await guest.open(paths.search(`checkIn=${addDays(today, 9)}&checkOut=${addDays(today, 10)}&room=9-9`));
    await expect(page.getByText(t('search.repairs.title'))).toBeVisible();
    // Each hotel of the list has such a link; this one is for all of them.
    const split = page.getByRole('link', { name: t('search.results.splitRooms', { rooms: 2 }) });
    await split.and(page.locator('a[href^="/search?"]')).click();
    await expect(page.getByRole('list', { name: t('search.results.listLabel') })).toBeVisible();
    await guest.open(paths.booking('hotel=oreum-jeju&checkIn=never'));
    await expect(page.getByRole('heading', { name: t('booking.broken.title') })).toBeVisible();
  });
});

test.describe('a request that no page can answer', () => {
  const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' };
  const latin1 = (html: string) => Buffer.from(html).toString('latin1');

  test('shows a page of the reader’s language with a link home, and stays empty for a program', async ({
    guest,
    product,
  }) => {
    for (const language of languages) {
      const address = localizedPath(language.locale, '/%E0%A4%A');
      const cookie = `localStorageLanguage=${language.code}`;
      const broken = await sendRaw(product.address, address, { headers: { ...headers, cookie } });
      const { html, headers: expected } = plainPage(400, language);
      expect([broken.status, broken.body], address).toEqual([400, latin1(html)]);
      expect(broken.headers['content-security-policy'], address).toEqual([expected['content-security-policy']]);
      const oversized = await sendRaw(product.address, localizedPath(language.locale, '/hotels'), {
        headers: { ...headers, 'accept-language': language.locale, cookie: 'x=1; '.repeat(6_000) },
      });
      expect([oversized.status, oversized.body], language.locale).toEqual([431, latin1(plainPage(431, language).html)]);
    }
    await guest.open('/hotels/%E0%A4%A');
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(guest.t('refusal.address.title'));
    await guest.page.getByRole('link', { name: guest.t('refusal.home') }).click();
    await expectPath(guest, paths.home());

    const ofProgram = await sendRaw(product.address, '/en/%E0%A4%A', { headers: { accept: '*/*' } });
    expect([ofProgram.status, ofProgram.body]).toEqual([400, '']);
  });
});
