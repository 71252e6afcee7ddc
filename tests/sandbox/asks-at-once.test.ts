import { expect, test } from 'vitest';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { askingMember, asksBy, clockAt, stockAround, suiteId } from './ask-steps.ts';
import { type StayWish, stayIn } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { hubProcesses } from './sandbox-process.ts';

/** Two processes of the hub over one database. */
const { start } = hubProcesses();
const [one, other] = [start(), start()];

async function lastSuite(days: number): Promise<StayWish> {
  const stay = stayIn(days);
  await stockAround(one, stay, 12);
  for (const date of [stay.checkInDate, addDays(stay.checkInDate, 1)]) {
    await control(one, '/inventory', { hotelId: stay.hotelId, roomTypeId: suiteId, date, count: 1 });
  }
  return stay;
}

test('six asks for the last suite at two processes at once: one is promised, five are refused', async () => {
  const stay = await lastSuite(30);
  const asking = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const member = await askingMember(one, { tier: 'platinum' });
      const by = asksBy(one, member);
      return { member, hub: index % 2 === 0 ? one : other, number: await by.book(stay) };
    }),
  );
  const answers = await Promise.all(
    asking.map(({ member, hub, number }) => asksBy(hub, member).ask(number, 'upgrade')),
  );
  expect(answers.filter(({ body }) => body.data?.state === 'promised')).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
  expect(refused).toHaveLength(5);
  for (const body of refused) expect(body).toMatchObject({ code: 'ASK_NOT_POSSIBLE', data: { reason: 'soldOut' } });
});

test('two that wait for the last suite are answered at both processes at once: the earlier one is promised', async () => {
  const stay = await lastSuite(40);
  const [early, late] = [await askingMember(one), await askingMember(one)];
  const [earlyBy, lateBy] = [asksBy(one, early), asksBy(other, late)];
  const [first, second] = [await earlyBy.book(stay), await lateBy.book(stay)];
  await earlyBy.ask(first, 'upgrade', early.upgradeVoucher);
  await lateBy.ask(second, 'upgrade', late.upgradeVoucher);
  const answerDay = addDays(stay.checkInDate, -1);
  await Promise.all([clockAt(one, answerDay, '15:00'), clockAt(other, answerDay, '15:00')]);
  // Any call settles them, whoever makes it.
  await Promise.all([one, other].flatMap((hub) => [1, 2, 3].map(() => callHub(hub, 'exchangeRates'))));
  await Promise.all([earlyBy.logInAgain(), lateBy.logInAgain()]);
  expect((await earlyBy.askOf(first, 'upgrade')).state).toBe('promised');
  expect(await lateBy.askOf(second, 'upgrade')).toMatchObject({ state: 'returned', reason: 'soldOut' });
  expect((await earlyBy.voucher(early.upgradeVoucher)).status).toBe('used');
  expect((await lateBy.voucher(late.upgradeVoucher)).status).toBe('usable');
  const { mails } = (await control(one, '/outbox', undefined, 'GET')) as { mails: { subject: string }[] };
  for (const number of [first, second]) {
    const about = mails.filter(({ subject }) => subject.includes(number));
    expect(about, 'booked, asked, answered once').toHaveLength(3);
  }
});
