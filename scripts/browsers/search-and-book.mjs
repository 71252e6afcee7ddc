import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { LOCALE, textsOf } from './texts.mjs';

const HOTEL = 'padosori-seogwipo';
const NIGHTS = 2;
const DAY_MS = 86_400_000;

const t = textsOf('search', 'booking', 'auth');

/** Plainly sample data. */
const guest = { lastName: 'Sample', firstName: 'Guest', email: 'sample.guest@example.com', mobile: '010-0000-1234' };

/**
 * Search by dates, log in, book, find it in My Page: the journey of e2e/search-and-book.spec.ts in a few steps.
 * @param {import('./visitor.mjs').Visitor} visitor a person in front of some browser
 * @param {{ address: string, sandboxAddress: string, inDays: number }} place `inDays` until the stay begins
 * @returns {Promise<string>} number of the reservation
 */
export async function searchAndBook(visitor, { address, sandboxAddress, inDays }) {
  const day = (offset) => new Date(Date.now() + 9 * 3_600_000 + (inDays + offset) * DAY_MS).toISOString().slice(0, 10);
  const [checkIn, checkOut] = [day(0), day(NIGHTS)];
  for (let night = 0; night < NIGHTS; night += 1) {
    await control(sandboxAddress, '/inventory', { hotelId: HOTEL, date: day(night), count: 9 });
  }
  const hotelName = await nameOfHotel(sandboxAddress);

  await visitor.open(`${address}/${LOCALE}`);
  await pickHotel(visitor, hotelName);
  await pickDates(visitor, checkIn, checkOut);
  await visitor.click({ role: 'button', name: t('search.form.submit'), within: searchForm });
  await visitor.isAt(`/${LOCALE}/search/${HOTEL}`);
  visitor.expect(new URL(await visitor.address()).searchParams.get('checkIn') === checkIn, 'the dates are searched');
  await visitor.click({ role: 'button', name: t('search.offers.lowestTotal'), begins: true });
  await visitor.click({ role: 'link', name: t('search.offers.selectLabel'), begins: true });
  await visitor.isAt(`/${LOCALE}/booking`);

  await visitor.click({ role: 'link', name: t('booking.guest.logIn'), begins: true, within: { css: 'main' } });
  await visitor.isAt(`/${LOCALE}/membershipLogin`);
  const { membershipId, password } = sampleAccounts.member;
  await visitor.fill({ role: 'textbox', name: t('auth.login.membershipId'), begins: true }, membershipId);
  await visitor.fill({ role: 'textbox', name: t('auth.login.password'), begins: true }, password);
  await visitor.click({ role: 'button', name: t('auth.login.submit'), within: { css: 'main' } });
  await visitor.isAt(`/${LOCALE}/booking`);

  for (const [field, text] of Object.entries(guest)) {
    await visitor.fill({ role: 'textbox', name: t(`booking.form.${field}`), begins: true }, text);
  }
  const required = { role: 'group', name: t('booking.form.requiredTerms'), begins: true };
  await visitor.tickAll({ css: 'input[type="checkbox"]:not(:checked)', within: required });
  await visitor.click({ role: 'button', name: t('booking.form.toReview') });
  await visitor.see({ role: 'heading', name: t('booking.review.title') });
  await visitor.click({ role: 'button', name: t('booking.review.confirm'), begins: true });

  await visitor.see({ role: 'heading', name: t('booking.confirmation.title') });
  const number = await visitor.text({ css: '[data-testid="reservation-no"]' });
  visitor.expect(/^[A-Z0-9-]{6,20}$/.test(number), `a number stands on the confirmation, not "${number}"`);
  await visitor.click({ role: 'link', name: t('booking.confirmation.toMyPage') });
  await visitor.see({ role: 'heading', name: hotelName });
  const main = await visitor.text({ css: 'main' });
  visitor.expect(main.includes(number), 'My Page shows the number');
  await visitor.open(`${address}/${LOCALE}/myPage/reservationCheck/roomReservation`);
  await visitor.see({ role: 'link', name: hotelName, begins: true, within: { css: 'main' } });
  return number;
}

const searchForm = { role: 'form', name: t('search.form.label') };

export async function pickHotel(visitor, hotelName) {
  await visitor.click({ role: 'button', name: t('search.form.where'), begins: true, within: searchForm });
  const picker = { role: 'dialog', name: t('search.form.where') };
  await visitor.fill({ role: 'searchbox', within: picker }, hotelName);
  // Until the list has been narrowed, the hotel stands where another one will be a moment later.
  await visitor.see({
    css: '[role="listbox"]:not(:has([role="option"] ~ [role="option"])) [role="option"]',
    within: picker,
  });
  await visitor.click({ role: 'option', name: hotelName, begins: true, within: picker });
  await visitor.see({ css: '[role="option"][aria-selected="true"]', within: picker });
  await visitor.click({ role: 'button', name: t('search.form.done'), within: picker });
}

async function pickDates(visitor, checkIn, checkOut) {
  await visitor.click({ role: 'button', name: t('search.form.dates'), begins: true, within: searchForm });
  const picker = { role: 'dialog', name: t('search.calendar.title') };
  await visitor.see({ css: '[data-day]', within: picker });
  for (const day of [checkIn, checkOut]) {
    const cell = { css: `[data-day="${day}"]`, within: picker };
    for (let turn = 0; turn < 12 && !(await visitor.isThere(cell)); turn += 1) {
      await visitor.click({ role: 'button', name: t('search.calendar.next'), within: picker });
    }
    await visitor.click(cell);
  }
  await visitor.click({ role: 'button', name: t('search.form.done'), within: picker });
}

async function control(sandboxAddress, path, body) {
  const answer = await fetch(`${sandboxAddress}/__sandbox${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`/__sandbox${path} answered ${answer.status}`);
}

export async function nameOfHotel(sandboxAddress) {
  const answer = await fetch(`${sandboxAddress}/api/product/hotel/${HOTEL}?lang=${LOCALE}`);
  if (!answer.ok) throw new Error(`hotel ${HOTEL} answered ${answer.status}`);
  return (await answer.json()).data.hotelName;
}
