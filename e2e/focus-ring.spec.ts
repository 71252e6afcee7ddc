import type { Locator } from 'playwright/test';
import { addDays } from '../lib/dates/day';
import { paths } from '../lib/routes/paths';
import { expectFocusRing } from './actions/focus-ring';
import { dayButton, openPicker, queryOf, searchForm, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

test.use({ pictures: 'real', contextOptions: { reducedMotion: 'reduce' } });

/** Gives a place the focus as the keyboard does, and looks at what is drawn around `frame`. */
async function look({ page }: Guest, name: string, place: Locator, frame: Locator = place): Promise<void> {
  await place.focus();
  // A key that does nothing: from here on the browser shows the focus.
  await page.keyboard.press('Shift');
  await expect(place).toBeFocused();
  await expectFocusRing(page, frame, name);
}

test('the focus ring contrasts 3 to 1 with every ground that it is drawn on', async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.home());
  await page.keyboard.press('Tab');
  await look(guest, 'a link on ivory', page.getByRole('banner').getByRole('link').nth(1));
  await look(guest, 'a cell of the form', searchForm(guest).getByRole('button').first());
  await look(guest, 'the button in pine', searchForm(guest).getByRole('button', { name: t('search.form.submit') }));
  await look(guest, 'a button on pine', page.getByRole('main').getByRole('link').last());
  await look(guest, 'a link of the dark footer', page.getByRole('contentinfo').getByRole('link').first());

  await guest.open(paths.hotels());
  await page.keyboard.press('Tab');
  const card = page.getByRole('main').getByRole('article').first();
  await look(guest, 'a card with its picture', card.getByRole('link').first(), card);

  await guest.open(paths.hotel('haneul-namsan'));
  await page.keyboard.press('Tab');
  const picture = page.getByRole('link', { name: guest.like('hotels.lightbox.open') });
  await look(guest, 'a picture', picture.nth(1));
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: t('hotels.detail.gallery') });
  await look(guest, 'a button over a picture', gallery.getByRole('button', { name: t('hotels.lightbox.next') }));

  const stay = stayIn(20);
  const night = addDays(stay.checkInDate, 1);
  await guest.open(paths.hotelOffers(stay.hotelId, queryOf(stay)));
  await guest.open(paths.hotel(stay.hotelId));
  const dates = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
  await (await dayButton(guest, dates, stay.checkInDate)).click();
  await (await dayButton(guest, dates, stay.checkOutDate)).click();
  await page.mouse.move(0, 0);
  for (const [name, day] of [
    ['the check-in day', stay.checkInDate],
    ['a day in the band', night],
    ['the check-out day', stay.checkOutDate],
    ['a free day', addDays(stay.checkOutDate, 1)],
  ] as const) {
    await look(guest, name, await dayButton(guest, dates, day));
  }

  await guest.open(paths.home());
  const where = await openPicker(guest, t('search.form.where'), t('search.form.where'));
  await look(guest, 'a tab', where.getByRole('tab').first());
  const place = where.getByRole('radio').first();
  await look(guest, 'the chosen place', place, place.locator('xpath=..'));
  await look(guest, 'a hotel in the list', where.getByRole('option').first());
});
