import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, openBooking } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, newMember } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const { customUserInfo } = paths.myPageUserInfo;

/** The requests of a reservation's first room, as the hub has them. */
const requestsAtHub = ({ page, language }: Guest, number: string) =>
  page.evaluate(
    async ([no, lang]) => {
      const answer = await fetch(`/api/hub/reservation/room/${no}?lang=${lang}`, { headers: { 'x-bff': '1' } });
      const { data } = (await answer.json()) as { data: { rooms: { requests: string }[] } };
      return data.rooms[0]?.requests;
    },
    [number, language.code],
  );

/** Goes on to the review with whatever is in the form, agreeing to what must be agreed to. */
async function reviewAsItStands({ page, t }: Guest): Promise<void> {
  const required = page.getByRole('group', { name: t('booking.form.requiredTerms') }).getByRole('checkbox');
  for (const box of await required.all()) await box.check();
  await page.getByRole('button', { name: t('booking.form.toReview') }).click();
}

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('what a member prefers reaches the hotel with a reservation, once asked for', async ({ guest, product }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    await arriveWith(guest, await newMember(product), customUserInfo());
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.customUserInfo'));
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    const choose = (question: string, choice: string) =>
      page
        .getByRole('group', { name: t(`myPage.preferences.${question}`), exact: true })
        .getByRole('radio', { name: t(`myPage.preferences.choice.${choice}`), exact: true })
        .check();
    await choose('bed', 'twin');
    await choose('pillow', 'buckwheat');
    await page.getByLabel(t('myPage.preferences.allergies'), { exact: true }).fill('  땅콩 <b>🥜</b> ');
    await page.getByRole('button', { name: t('myPage.preferences.addDay') }).click();
    await page.getByRole('button', { name: t('myPage.preferences.submit') }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: t('myPage.preferences.problems.dayMissing') }),
    ).toBeFocused();
    await expectAccessible(guest, 'preferences with an error');
    const stay = stayIn(220);
    const [, month, day] = stay.checkInDate.split('-').map(Number);
    await page.getByLabel(t('myPage.preferences.month'), { exact: true }).selectOption(String(month));
    await page.getByLabel(t('myPage.preferences.day'), { exact: true }).selectOption(String(day));
    await page.getByRole('button', { name: t('myPage.preferences.submit') }).click();
    await expect(page.getByText(t('myPage.preferences.saved'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: t('myPage.preferences.choice.buckwheat') })).toBeChecked();

    await product.hub.setRoomsLeft(stay.hotelId, stay.checkInDate, 9);
    const requests = page.getByRole('textbox', { name: t('booking.form.requests') });
    const add = page.getByRole('button', { name: t('booking.preferences.add') });
    // The form works while the call hangs, and where it has failed.
    const faults = { 240: { kind: 'slow', delayMs: 8_000 }, 243: { kind: 'malformed' } } as const;
    for (const [days, fault] of Object.entries(faults)) {
      await product.hub.fail({ path: '/membership/member/preference', ...fault });
      await openBooking(guest, stayIn(Number(days)));
      await requests.fill('No onions');
      await expect(add).toHaveCount(0);
      await reviewAsItStands(guest);
      await expect(confirmButton(guest)).toBeEnabled();
      await expect(page.getByRole('main')).toContainText('No onions');
      await product.hub.heal();
    }
    await openBooking(guest, stay);
    await expect(requests).toHaveValue('');
    await requests.fill('Late arrival');
    await add.click();
    await expect(page.getByText(t('booking.preferences.added'))).toBeVisible();
    await expectAccessible(guest, 'the booking with preferences');
    await reviewAsItStands(guest);
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    const lines = (await requestsAtHub(guest, number))?.split('\n') ?? [];
    // The room has a fixed bed, so that the wish for another is not offered.
    expect(lines.slice(0, 3)).toEqual([
      'Late arrival',
      t('booking.preferences.allergies', { text: '땅콩 <b>🥜</b>' }),
      t('booking.preferences.pillow.buckwheat'),
    ]);
    expect(lines).toHaveLength(4);

    // The change offers the same, and does not write twice what is there.
    await guest.open(paths.myPageReservationCheck.roomReservationChange(number));
    await add.click();
    await expect(page.getByText(t('booking.preferences.already'))).toBeVisible();
    await expect(requests).toHaveValue(lines.join('\n'));
  });
});
