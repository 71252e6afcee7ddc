import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableBooking } from '@/components/dining/table-booking';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import { type BookedTable, bookedTableOf } from '@/lib/dining/table-change';
import { formOfReservation } from '@/lib/dining/table-guest-form';
import { leavePage } from '@/lib/navigation/leave-page';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import dining from '@/messages/ko/dining.json';
import problems from '@/messages/ko/problems.json';
import { answerBff, type BffAnswer, problem, router } from '../my-page/as-member';
import { sampleTable } from './sample-table';

vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(async () => undefined) }));

const { form: words } = dining.table;
const { failure, obstacle } = booking.change;
const booked = bookedTableOf(sampleTable);
const moved: BookedTable = { ...booked, revision: 1, time: '20:00', occasion: 'birthday' };
const outdated = problem(409, 'conflict', { hubCode: 'CHANGED_MEANWHILE' });

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => vi.clearAllMocks());

/** The form with its hour chosen. @param changing null for a new table @param at hour in the address */
const page = (changing: BookedTable | null, owner: string, at: string) => {
  const { restaurantId, date, party } = sampleTable;
  return (
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ booking, common, dining, problems }}>
        <TableBooking
          key={at}
          seating={{ restaurantId, date, time: at, party }}
          owner={owner}
          changing={changing}
          terms={[]}
          prefilled={formOfReservation({ ...sampleTable, ...changing })}
        />
      </NextIntlClientProvider>
    </AppRouterContext.Provider>
  );
};
const requests = () => screen.getByRole('textbox', { name: new RegExp(words.requests) });
const occasion = () => screen.getByRole('combobox', { name: words.occasion });
const send = () => userEvent.click(screen.getByRole('button', { name: words.change }));

function answerInTurn(...answers: BffAnswer[]) {
  const sent: { path: string; body: unknown }[] = [];
  answerBff((_, path, body) => {
    sent.push({ path, body });
    return answers[sent.length - 1] ?? { body: { data: { tableReservationNo: booked.tableReservationNo } } };
  });
  return sent;
}

test.each([
  ['a member', '9000000001'],
  ['a guest', GUEST_OWNER],
])(
  '%s whose table another tab has moved reads so, keeps what was typed, and changes the table as it is now',
  async (_, owner) => {
    const sent = answerInTurn(outdated);
    const { rerender } = render(page(booked, owner, booked.time));
    await userEvent.type(requests(), '창가');
    await send();
    expect(await screen.findByText(failure.changedMeanwhile)).toBeVisible();
    expect(router.refresh).toHaveBeenCalledOnce();

    rerender(page(moved, owner, booked.time));
    await waitFor(() => expect(occasion()).toHaveValue('birthday'));
    const [address] = router.replace.mock.lastCall ?? [];
    expect(address).toContain('time=20:00');
    rerender(page(moved, owner, moved.time));
    expect(await screen.findByText(failure.changedMeanwhile)).toBeVisible();
    expect(requests()).toHaveValue('창가');
    await send();
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ revision: 0, time: '19:00', occasion: 'none', requests: '창가' }),
      expect.objectContaining({ revision: 1, time: '20:00', occasion: 'birthday', requests: '창가' }),
    ]);
  },
);

test('an hour that was chosen stays chosen where another tab has moved the table', async () => {
  const sent = answerInTurn(outdated);
  const { rerender } = render(page(booked, GUEST_OWNER, '21:00'));
  await send();
  await screen.findByText(failure.changedMeanwhile);
  rerender(page(moved, GUEST_OWNER, '21:00'));
  await waitFor(() => expect(occasion()).toHaveValue('birthday'));
  expect(router.replace).not.toHaveBeenCalled();
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ revision: 1, time: '21:00', occasion: 'birthday' });
});

test('a draft of an earlier revision is merged when the page is loaded again, and says so', async () => {
  const first = render(page(booked, GUEST_OWNER, '21:00'));
  await userEvent.type(requests(), '창가');
  first.unmount();
  render(page(moved, GUEST_OWNER, '21:00'));
  expect(await screen.findByText(failure.changedMeanwhile)).toBeVisible();
  expect(requests()).toHaveValue('창가');
  expect(occasion()).toHaveValue('birthday');
});

test.each([
  ['after a reload during the wait', () => answerInTurn('noConnection'), true],
  ['in a second tab', () => answerInTurn(outdated), false],
])('%s a change that is found to be made leads to the changed table', async (_, answer, reloads) => {
  const sent = answer();
  const first = render(page(booked, GUEST_OWNER, moved.time));
  await userEvent.selectOptions(occasion(), 'birthday');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  if (reloads) {
    first.unmount();
    render(page(moved, GUEST_OWNER, moved.time));
  } else {
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    first.rerender(page(moved, GUEST_OWNER, moved.time));
  }
  await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('done=changed')));
  expect(sent).toHaveLength(1);
});

test('a table that cannot be changed any more is asked for again: the page says whether it was cancelled', async () => {
  answerInTurn(problem(409, 'conflict', { hubCode: 'NOT_CHANGEABLE' }));
  render(page(booked, GUEST_OWNER, moved.time));
  await send();
  expect(await screen.findByText(dining.table.change.impossibleTitle)).toBeVisible();
  expect(router.refresh).toHaveBeenCalledOnce();
});

test('a change of nothing says so and sends nothing', async () => {
  const sent = answerInTurn();
  render(page(booked, GUEST_OWNER, booked.time));
  await send();
  expect(await screen.findByText(obstacle.nothingChanged)).toBeVisible();
  await userEvent.type(requests(), '창가');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText(obstacle.nothingChanged)).toBeNull();
});

test('a change whose answer was lost is not said to fail because of a system that does not respond', async () => {
  answerInTurn(problem(503, 'unreachable'));
  render(page(booked, '9000001', '20:00'));
  await send();
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(dining.table.failure.unsureChange.title);
  expect(said).not.toHaveTextContent(problems.unavailable);
});

test.each(['9000000001', GUEST_OWNER])(
  'in another tab, a change whose answer was lost leads to the changed table, for %s',
  async (owner) => {
    const sent = answerInTurn('noConnection');
    const { unmount } = render(page(booked, owner, '21:00'));
    await send();
    await screen.findByText(dining.table.failure.unsureChange.sentence);
    unmount();
    window.sessionStorage.clear();
    render(page({ ...booked, revision: 1, time: '21:00' }, owner, '21:00'));
    await send();
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(screen.queryByText(obstacle.nothingChanged)).toBeNull();
    expect(sent).toHaveLength(1);
  },
);

test('a member who has booked a table gets the form for another one', async () => {
  const sent = answerInTurn();
  render(page(null, '9000000001', '19:00'));
  await userEvent.click(screen.getByRole('button', { name: words.confirm }));
  await userEvent.click(await screen.findByRole('button', { name: dining.table.bookAnother }));
  expect(screen.getByRole('button', { name: words.confirm })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('in a second tab, a table that was just booked is shown, and is booked once more only by another press', async () => {
  const sent = answerInTurn();
  const confirm = () => userEvent.click(screen.getByRole('button', { name: words.confirm }));
  const first = render(page(null, GUEST_OWNER, '19:00'));
  await confirm();
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
  first.unmount();
  window.sessionStorage.clear();
  render(page(null, GUEST_OWNER, '19:00'));
  await confirm();
  const number = booked.tableReservationNo;
  expect(await screen.findByText(dining.table.alreadyBooked.replace('{number}', number))).toBeVisible();
  expect(screen.getByRole('link', { name: dining.table.toConfirmation })).toHaveAttribute(
    'href',
    expect.stringContaining(number),
  );
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: dining.table.bookAnother }));
  await confirm();
  await waitFor(() => expect(sent).toHaveLength(2));
});
