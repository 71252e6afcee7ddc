import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ReservationDetailView } from '@/components/my-page/reservation-check/reservation-detail';
import { formatKrw } from '@/components/ui/price';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { saveCalendar } from '@/lib/native-bridge/native-actions';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { installModalShim } from '../ui/modal-shim';
import { answerBff, type BffAnswer, problem, renderAsMember, words } from './as-member';

vi.mock('@/lib/native-bridge/native-actions', () => ({ saveCalendar: vi.fn() }));
const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}));

const NUMBER = 'R-100000';
const CANCEL = `/api/hub/reservation/room/${NUMBER}/cancel`;
const { cancel } = common;
const won = (amountKrw: number) => formatKrw(amountKrw, 'ko');
const closed = { cancellableYn: 'N', guestsChangeableYn: 'N', datesChangeableYn: 'N' } as const;
/** The free period of the sample is over. */
const afterDeadline = { asOf: '2026-12-24T18:00:00+09:00', datesChangeableYn: 'N' } as const;
const cancelled = (feeKrw: number): BffAnswer => ({
  body: { data: { reservationNo: NUMBER, cancellationFeeKrw: feeKrw, cancelledAt: '2026-11-22T01:00:00Z' } },
});

/** Opens a reservation; what each cancellation answers is taken from the list, in order, and the server draws it. */
async function openReservation(detail: Partial<ReservationDetail>, answers: (BffAnswer | Promise<BffAnswer>)[] = []) {
  Element.prototype.scrollIntoView = () => undefined;
  let drawn = reservationWithDetail(detail);
  const fetched = answerBff(async () => {
    const answer = (await answers.shift()) ?? 'noConnection';
    const data = answer === 'noConnection' ? undefined : (answer.body as { data?: Partial<ReservationDetail> }).data;
    if (data && 'cancelledAt' in data) drawn = { ...drawn, ...data, status: 'cancelled', ...closed };
    return answer;
  });
  const page = () => <ReservationDetailView locale="ko" reservation={drawn} />;
  const { rerender } = renderAsMember(page());
  refresh.mockImplementation(() => rerender(page()));
  const asked = () =>
    fetched.mock.calls.filter(([path]) => path === CANCEL).map(([, init]) => JSON.parse(String(init?.body)));
  return { asked };
}

const result = () => document.getElementById('cancelled');
const openDialog = () => userEvent.click(screen.getByRole('button', { name: cancel.open }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: cancel.confirm }));

beforeEach(installModalShim);

describe('cancelling', () => {
  test('shows exactly what it costs now, asks once, and says so in place', async () => {
    const { asked } = await openReservation(afterDeadline, [cancelled(242_000)]);
    await openDialog();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(won(242_000));
    await confirm();
    await waitFor(() => expect(screen.getByText(cancel.done)).toBeInTheDocument());
    expect(asked()).toEqual([{ expectedFeeKrw: 242_000 }]);
    expect(result()).toHaveTextContent(won(242_000));
    expect(result()).toHaveFocus();
    expect(screen.queryByRole('button', { name: cancel.open })).toBeNull();
    expect(screen.getByText(words.reservations.status.cancelled)).toBeInTheDocument();
  });

  test('says that it is free when it is', async () => {
    await openReservation({}, [cancelled(0)]);
    await openDialog();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(cancel.free);
    await confirm();
    expect(await screen.findByText(cancel.doneFree)).toBeInTheDocument();
  });

  test('says that nothing more is due, and what became of the voucher, in place and for good', async () => {
    const voucher = { voucherId: 'v-1', name: 'Anniversary', discountKrw: 50_000 };
    const answer = { reservationNo: NUMBER, cancellationFeeKrw: 0, cancelledAt: '2026-11-22T01:00:00Z' };
    await openReservation({ voucher }, [{ body: { data: { ...answer, voucherGivenBackYn: 'Y' } } }]);
    expect(screen.getByText(words.reservation.payAtHotel)).toBeInTheDocument();
    await openDialog();
    await confirm();
    const back = cancel.voucherBack.replace('{name}', 'Anniversary');
    await waitFor(() => expect(result()).toHaveTextContent(back));
    expect(result()).toHaveTextContent(cancel.nothingDue);
    expect(screen.queryByText(words.reservation.payAtHotel)).toBeNull();
  });

  test('a fee that changed meanwhile is shown and asked about again, and only then charged', async () => {
    const changed = problem(409, 'conflict', { hubCode: 'FEE_CHANGED', data: { feeKrw: 242_000 } });
    const { asked } = await openReservation({}, [changed, cancelled(242_000)]);
    await openDialog();
    await confirm();
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent(cancel.feeChanged.replace('{fee}', won(242_000))));
    expect(asked()).toEqual([{ expectedFeeKrw: 0 }]);
    await confirm();
    expect(await screen.findByText(cancel.done)).toBeInTheDocument();
    expect(asked()).toEqual([{ expectedFeeKrw: 0 }, { expectedFeeKrw: 242_000 }]);
  });

  test('a double click cancels once', async () => {
    let answer: (value: BffAnswer) => void = () => undefined;
    const { asked } = await openReservation({}, [
      new Promise((resolve) => {
        answer = resolve;
      }),
      cancelled(0),
    ]);
    await openDialog();
    await userEvent.dblClick(screen.getByRole('button', { name: cancel.confirm }));
    expect(asked()).toHaveLength(1);
    answer(cancelled(0));
    expect(await screen.findByText(cancel.done)).toBeInTheDocument();
    expect(asked()).toHaveLength(1);
  });

  test.each([
    ['no answer', 'noConnection' as const, cancel.unsure],
    ['a hub that is down', problem(503, 'unreachable'), cancel.unsure],
    ['a hub that was never asked', problem(503, 'unreachable', { nothingDone: true }), cancel.failed],
    ['a session that could not be settled', problem(503, 'try_again'), cancel.failed],
    ['too late', problem(409, 'conflict', { hubCode: 'NOT_CANCELLABLE' }), cancel.refused],
    ['a changed fee without its amount', problem(409, 'conflict', { hubCode: 'FEE_CHANGED' }), cancel.failed],
  ])('%s: the dialog says what is known, and the reservation stays', async (_, answer, sentence) => {
    await openReservation({}, [answer]);
    await openDialog();
    await confirm();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText(words.reservations.status.confirmed)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: cancel.keep }));
    expect(screen.getByRole('button', { name: cancel.open })).toBeInTheDocument();
  });

  test('S34 after a try that may have cancelled, one that was not sent does not say that nothing happened', async () => {
    const notSent = problem(503, 'unreachable', { nothingDone: true });
    const { asked } = await openReservation({}, [problem(504, 'timeout'), notSent, cancelled(0)]);
    await openDialog();
    await confirm();
    expect(await screen.findByText(cancel.unsure)).toBeInTheDocument();
    await confirm();
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(await screen.findByText(cancel.unsure)).toBeInTheDocument();
    expect(screen.queryByText(cancel.failed)).toBeNull();
    await confirm();
    expect(await screen.findByText(cancel.done)).toBeInTheDocument();
  });

  test('what can no longer be cancelled has a reason in place of the button', async () => {
    await openReservation({ cancellableYn: 'N' });
    expect(screen.queryByRole('button', { name: cancel.open })).toBeNull();
    expect(screen.getByText(words.reservation.notCancellable)).toBeInTheDocument();
  });
});

describe('a reservation', () => {
  test('has its nights, its parts and its total, and the hour of free cancellation on Korean clocks', async () => {
    await openReservation({});
    const page = document.body;
    expect(page).toHaveTextContent('26.12.25(금) 15:00부터');
    expect(page).toHaveTextContent('26.12.27(일) 11:00까지');
    expect(page).toHaveTextContent(`객실료 ${won(400_000)} · 봉사료 ${won(40_000)} · 부가가치세 ${won(44_000)}`);
    expect(page).toHaveTextContent(
      `2026년 12월 24일 18:00(한국 시간)까지 무료로 취소하실 수 있으며, 이후에는 취소 수수료 ${won(242_000)}`,
    );
    expect(page).toHaveTextContent('성인 2명, 어린이 1명');
    expect(screen.getByRole('link', { name: '+82-2-000-0000' })).toHaveAttribute('href', 'tel:+8220000000');
  });

  test('goes into the calendar of the device with what cancelling costs, and a cancelled one does not', async () => {
    await openReservation({}, [cancelled(0)]);
    await userEvent.click(screen.getByRole('button', { name: words.reservation.saveCalendar }));
    const { fileName, content } = vi.mocked(saveCalendar).mock.lastCall?.[0] ?? { fileName: '', content: '' };
    expect(fileName).toBe(`${NUMBER}.ics`);
    expect(content).toContain(`UID:${NUMBER}@sample-house`);
    expect(content).toContain('DTSTART:20261225T060000Z');
    expect(content.replace(/\r\n /g, '')).toContain('18:00(한국 시간)까지 무료로');
    await openDialog();
    await confirm();
    expect(await screen.findByText(cancel.done)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.reservation.saveCalendar })).toBeNull();
  });
});
