import { expect, type Locator } from 'playwright/test';
import { addDays, type SeoulDay } from '../../lib/dates/day';
import { formatLongDay } from '../../lib/dates/format';
import { seoulToday } from '../../lib/dates/moment';
import { paths } from '../../lib/routes/paths';
import type { Guest } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { expectPath } from './look-around';

export interface Stay {
  hotelId: string;
  checkInDate: SeoulDay;
  checkOutDate: SeoulDay;
}

/** Hotels that journeys book in. The product of the journeys starts with free rooms there for `openNights` nights. */
export const bookedHouses = ['padosori-seogwipo', 'oreum-jeju'];
export const openNights = 300;

/**
 * A stay of two nights that begins in so many days.
 * @throws beyond the nights that have free rooms for certain: the seed sells some nights out
 */
export function stayIn(days: number, hotelId = 'padosori-seogwipo'): Stay {
  if (days + 2 > openNights) throw new RangeError(`a stay in ${days} days is beyond the ${openNights} open nights`);
  const checkInDate = addDays(seoulToday(new Date()), days);
  return { hotelId, checkInDate, checkOutDate: addDays(checkInDate, 2) };
}

/** `stayIn` with free rooms of every type, whatever other journeys have booked. */
export async function freeStay({ hub }: Product, days: number, hotelId?: string): Promise<Stay> {
  const stay = stayIn(days, hotelId);
  await hub.openNights(stay.hotelId, 2, stay.checkInDate);
  return stay;
}

/** Query of `/search` for a stay of two adults, spelled as a person would paste it. */
export function queryOf({ hotelId, checkInDate, checkOutDate }: Stay): string {
  return `hotel=${hotelId}&checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-0`;
}

function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

/** The search form of the page. */
export function searchForm({ page, t }: Guest): Locator {
  return page.getByRole('form', { name: t('search.form.label') });
}

/** Opens one of the pickers of the search form; the dialog has the picker's title. */
export async function openPicker(guest: Guest, label: string, title: string): Promise<Locator> {
  await searchForm(guest)
    .getByRole('button', { name: startsWith(label) })
    .click();
  const picker = guest.page.getByRole('dialog', { name: title });
  await expect(picker).toBeVisible();
  return picker;
}

/** The button of a day in the open calendar, turning months until it is in view. */
export async function dayButton(guest: Guest, picker: Locator, day: SeoulDay): Promise<Locator> {
  const button = picker.getByRole('button', { name: startsWith(formatLongDay(day, guest.language.locale)) });
  for (let turn = 0; turn < 13 && (await button.count()) === 0; turn += 1) {
    const firstShown = await picker.locator('[data-day]').first().getAttribute('data-day');
    const way = firstShown !== null && day < firstShown ? 'search.calendar.previous' : 'search.calendar.next';
    await picker.getByRole('button', { name: guest.t(way) }).click();
  }
  await expect(button).toBeVisible();
  return button;
}

/** Picks hotel and dates in the form of the home page, as a person does, and asks: the rooms of the hotel come. */
export async function searchByForm(guest: Guest, stay: Stay, hotelName: string): Promise<void> {
  const { page, t } = guest;
  const where = await openPicker(guest, t('search.form.where'), t('search.form.where'));
  await where.getByRole('searchbox').fill(hotelName);
  await where.getByRole('option', { name: startsWith(hotelName) }).click();
  await expect(where.getByRole('button', { name: t('search.place.remove', { name: hotelName }) })).toBeVisible();
  await where.getByRole('button', { name: t('search.form.done') }).click();
  await expect(where).toBeHidden();

  const dates = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
  await (await dayButton(guest, dates, stay.checkInDate)).click();
  await (await dayButton(guest, dates, stay.checkOutDate)).click();
  await dates.getByRole('button', { name: t('search.form.done') }).click();
  await expect(dates).toBeHidden();

  await searchForm(guest)
    .getByRole('button', { name: t('search.form.submit') })
    .click();
  await expectPath(guest, paths.hotelOffers(stay.hotelId, ''));
  expect(new URL(page.url()).searchParams.getAll('hotel')).toEqual([stay.hotelId]);
  expect(new URL(page.url()).searchParams.get('checkIn')).toBe(stay.checkInDate);
  expect(new URL(page.url()).searchParams.get('checkOut')).toBe(stay.checkOutDate);
}

/** Chooses the hotel of the result list; its rooms come. */
export async function chooseHotel(guest: Guest, hotelName: string): Promise<void> {
  const { page, t } = guest;
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hotelName, exact: true }) });
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: t('search.results.choose') }).click();
  await expect(rates(guest).first()).toBeVisible();
}

/** What opens the rates of each room. */
export function rates({ page, t }: Guest): Locator {
  return page.locator('summary').filter({ hasText: t('search.offers.rates') });
}

/** The links that choose a rate of the first room, or of those that are named; its rates are open then. */
export async function openRates(guest: Guest, room = rates(guest).first()): Promise<Locator> {
  await expect(room).toBeVisible();
  const details = room.locator('xpath=..');
  if ((await details.getAttribute('open')) === null) await room.click();
  const links = details.getByRole('link', { name: guest.like('search.offers.selectLabel') });
  await expect(links.first()).toBeVisible();
  return links;
}

/** Chooses the first rate of the first room; the booking comes. */
export async function chooseRoom(guest: Guest): Promise<void> {
  await (await openRates(guest)).first().click();
  await expectPath(guest, paths.booking());
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.t('booking.page.heading') })).toBeVisible();
}
