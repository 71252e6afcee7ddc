import { paths } from '../lib/paths';
import { addDays } from '../lib/stay/dates';
import { arriveAs } from './actions/log-in';
import { stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.describe('an address with wrong dates or guests', () => {
  const today = stayIn(0).checkInDate;
  const wrong = [
    ['past dates', `checkIn=${addDays(today, -9)}&checkOut=${addDays(today, -7)}`],
    ['reversed dates', `checkIn=${addDays(today, 9)}&checkOut=${addDays(today, 7)}`],
    ['too many nights', `checkIn=${addDays(today, 9)}&checkOut=${addDays(today, 209)}`],
    ['another date format', 'checkIn=01/02/2027&checkOut=03/02/2027'],
    [
      'too many rooms',
      `checkIn=${addDays(today, 9)}&checkOut=${addDays(today, 10)}&room=2-0&room=2-0&room=2-0&room=2-0`,
    ],
    ['a hotel that does not exist', `hotel=nowhere&checkIn=${addDays(today, 9)}&checkOut=${addDays(today, 10)}`],
  ] as const;
  for (const [name, query] of wrong) {
    test(`is put right with a notice: ${name}`, async ({ guest }) => {
      await guest.open(paths.search(query));
      await expect(guest.page.getByText(guest.t('search.repairs.title'))).toBeVisible();
      await expect(guest.page.getByRole('list', { name: guest.t('search.results.listLabel') })).toBeVisible();
    });
  }

  test('more guests than one room takes: as many as a room may be asked for, and a way to more rooms', async ({
    guest,
  }) => {
    await guest.open(paths.search(`checkIn=${addDays(today, 9)}&checkOut=${addDays(today, 10)}&room=9-9`));
    await expect(guest.page.getByText(guest.t('search.repairs.title'))).toBeVisible();
    // Each hotel of the list has such a way of its own; this one leads to all of them.
    const split = guest.page.getByRole('link', { name: guest.t('search.results.splitRooms', { rooms: 2 }) });
    await split.and(guest.page.locator('a[href^="/search?"]')).click();
    await expect(guest.page.getByRole('list', { name: guest.t('search.results.listLabel') })).toBeVisible();
  });

  test('a booking address that cannot be read leads back to a search', async ({ guest }) => {
    await arriveAs(guest, 'member', paths.booking('hotel=oreum-jeju&checkIn=never'));
    await expect(guest.page.getByRole('heading', { name: guest.t('booking.broken.title') })).toBeVisible();
  });
});
