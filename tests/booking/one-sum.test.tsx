// Long, because one booking is shown by every screen, mail and file that states its sum.
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BookingSummary } from '@/components/booking/booking-summary';
import { ChangeStay } from '@/components/booking/change-stay';
import { Confirmation } from '@/components/booking/confirmation';
import { PaymentChoiceProvider, usePaymentChoice } from '@/components/booking/payment-choice';
import { CancelledSummary } from '@/components/reservation/cancelled-result';
import { StayReservation } from '@/components/reservation/stay-reservation';
import { formatKrw } from '@/components/ui/price';
import { formatSeoulInstant } from '@/lib/dates/format';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { CancellationTerms } from '@/lib/hub/contract/offer';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { saveCalendar } from '@/lib/native-bridge/native-actions';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { renderAsMember } from '../components/my-page/as-member';
import { installModalShim } from '../components/ui/modal-shim';
import { control } from '../sandbox/hub-caller.ts';
import { hubProcesses } from '../sandbox/sandbox-process.ts';
import {
  bookedAt,
  bookMix,
  deadlineMs,
  dueAt,
  graceEndMs,
  hotelId,
  KRW_PER_POINT,
  type Mix,
  mix,
  pointsAt,
  reach,
  setClock,
} from './mixed-rates';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock('@/lib/native-bridge/native-actions', () => ({ saveCalendar: vi.fn() }));

const sandbox = hubProcesses().start();
beforeEach(installModalShim);

const won = (amountKrw: number) => formatKrw(amountKrw, 'ko');

/** Fees that change after a moment, from `nowKrw` on. */
function laterFees(rates: readonly CancellationTerms[], totalKrw: number, timeMs: number, nowKrw: number) {
  let before = nowKrw;
  return [graceEndMs, deadlineMs].flatMap((endMs) => {
    const due = dueAt(rates, totalKrw, endMs);
    if (endMs <= timeMs || due === before) return [];
    before = due;
    return [{ instant: formatSeoulInstant(new Date(endMs).toISOString(), 'ko'), due }];
  });
}
const { freeUntil, feeUntil, fee, from, grace } = common.terms;
const fromSentences = (steps: readonly { instant: string; due: number }[]) =>
  steps.map(({ instant, due }) => from.replace('{instant}', instant).replace('{fee}', won(due)));

/** The sentences that every place has to show: what is due now, and what later. */
function sentencesAt(rates: readonly CancellationTerms[], totalKrw: number, timeMs: number): string[] {
  const now = dueAt(rates, totalKrw, timeMs);
  const [next, ...later] = laterFees(rates, totalKrw, timeMs, now);
  if (next === undefined) return [fee.replace('{fee}', won(now))];
  const first =
    now === 0
      ? freeUntil.replace('{instant}', next.instant).replace('{fee}', won(next.due))
      : feeUntil.replace('{instant}', next.instant).replace('{fee}', won(now)).replace('{later}', won(next.due));
  return [first, ...fromSentences(later)];
}
const sentenceAt = (...of: Parameters<typeof sentencesAt>) => sentencesAt(...of).join(' ');

/** Before booking: from when on the free hour counts is not known. */
function offeredSentence(rates: readonly CancellationTerms[], totalKrw: number): string {
  const afterKrw = dueAt(rates, totalKrw, graceEndMs);
  if (afterKrw === 0) return sentenceAt(rates, totalKrw, graceEndMs);
  const first = grace.replace('{minutes, number}', '60').replace('{fee}', won(afterKrw));
  return [first, ...fromSentences(laterFees(rates, totalKrw, graceEndMs, afterKrw))].join(' ');
}

function draw(part: ReactNode): void {
  render(
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ booking, common }}>
      {part}
    </NextIntlClientProvider>,
  );
}
/** What a page says of the points below its terms. */
const pointTerms = () => screen.getByTestId('cancellation-terms').querySelector(':scope > p + p')?.textContent ?? '';
const due = () => screen.queryByTestId('booking-due')?.textContent;
const shownTerms = () => screen.getByTestId('cancellation-terms').querySelector(':scope > p')?.textContent ?? '';
/** Draws a part, reads from it, and takes it away again. */
function read<Read>(part: ReactNode, reading: () => Read, show: (part: ReactNode) => void = draw): Read {
  document.body.innerHTML = '';
  show(part);
  const result = reading();
  return result;
}

const samplePicture = { path: '/p', widths: [640], formats: ['webp'], aspectRatio: '3:2', color: '#aabbcc', alt: '' };

/** A text with its numbers and amounts. */
const text = (message: string, values: Record<string, number | string>) =>
  message.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => (values[name] ?? '').toLocaleString('ko'));

/** What has to stand beside it where points pay a part; empty where none do. */
function pointsAtMoment(points: number, rates: readonly CancellationTerms[], totalKrw: number, timeMs: number) {
  if (points === 0) return '';
  const words = common.terms;
  const { kept, back, expired } = pointsAt(points, dueAt(rates, totalKrw, timeMs), totalKrw, timeMs);
  const first = () => {
    if (kept === 0) return text(words.pointsBack, { points });
    return back === 0 ? text(words.pointsKept, { points }) : text(words.pointsDivided, { kept, back });
  };
  return [first(), ...(expired > 0 ? [text(words.pointsExpired, { points: expired })] : [])].join(' ');
}

/** Types points as the form does. */
function TypedPoints({ text }: { text: string }) {
  const { typePoints } = usePaymentChoice();
  useEffect(() => typePoints(text), [typePoints, text]);
  return null;
}

/** Books a mix of rates, and reads what the page of the booking says of it. */
async function bookAndRead(wish: Mix) {
  const { stay, quote, ...booked } = await bookMix(sandbox, wish);
  const hotel = { hotelId, hotelName: '', address: { city: '', street: '' }, picture: samplePicture };
  const rules = { krwPerPoint: KRW_PER_POINT, smallestPoints: 100, stepPoints: 10, mostPercent: 50 };
  const summary = (
    <PaymentChoiceProvider vouchers={[]} points={{ balance: 893, rules }} totalKrw={quote.totalKrw}>
      <TypedPoints text={String(wish.points)} />
      <BookingSummary
        hotel={hotel as unknown as HotelDetail}
        stay={stay}
        exchangeRate={null}
        quote={quote}
        earnedPoints={null}
        offersHref="/hotels"
      />
    </PaymentChoiceProvider>
  );
  return { ...booked, ...read(summary, () => ({ shown: shownTerms(), shownPoints: pointTerms(), shownDue: due() })) };
}

/** The question before cancelling. */
function question(): string {
  fireEvent.click(screen.getByRole('button', { name: common.cancel.open }));
  return screen.getByRole('alertdialog').textContent ?? '';
}

const change = (reservation: ReservationDetail) => (
  <ChangeStay
    reservation={reservation}
    addresses={{ nights: '', quote: '', pageHref: '/change', change: '', backHref: '/', expiredHref: '/' }}
    renderDates={() => null}
  />
);

/** Why the dates stay, with the sum; a flexible room owes its first night only, so that longer stays are told apart. */
function datesStay({ rooms }: ReservationDetail, due: number): string {
  const fixed = rooms.filter(({ cancellation, price }) => cancellation.penaltyKrw === price.totalKrw);
  const { datesStayNonRefundable, datesStayPartlyNonRefundable } = booking.change;
  const sentence = fixed.length === rooms.length ? datesStayNonRefundable : datesStayPartlyNonRefundable;
  return (fixed.length === 0 ? booking.change.datesStay : sentence).replace('{fee}', won(due));
}

async function checkMix(wish: Mix): Promise<void> {
  const { asMember, momentMs } = wish;
  const { points } = wish;
  const { reservationNo, shown, shownPoints, shownDue, rates, totalKrw, booker } = await bookAndRead(wish);
  const bookedMs = Date.parse(bookedAt);
  expect(shown).toContain(offeredSentence(rates, totalKrw));
  expect(shownPoints).toContain(pointsAtMoment(points, rates, totalKrw, graceEndMs));
  const dueKrw = points === 0 ? undefined : won(totalKrw - points * KRW_PER_POINT);
  expect(shownDue).toBe(dueKrw);
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { to: string; text: string }[] };
  // Spent points are mailed to the address of the account too.
  const sent = mails.find(({ to }) => to === booker.email)?.text ?? '';
  const atBooking = [bookedMs, graceEndMs, deadlineMs].map((timeMs) => dueAt(rates, totalKrw, timeMs));
  for (const sum of atBooking.filter((amountKrw) => amountKrw > 0)) expect(sent).toContain(won(sum));
  if (dueKrw !== undefined) expect(sent).toContain(dueKrw);

  await setClock(sandbox, momentMs);
  const { detail, cancel } = await reach(sandbox, reservationNo, booker);
  const reservation = await detail();
  const feeKrw = dueAt(rates, totalKrw, momentMs);
  const ofPoints = pointsAtMoment(points, rates, totalKrw, momentMs);
  const sentence = sentenceAt(rates, totalKrw, momentMs);
  const asked = feeKrw === 0 ? common.cancel.free : common.cancel.fee.replace('{fee}', won(feeKrw));
  const confirmation = <Confirmation reservation={reservation} booker={asMember ? 'member' : 'guest'} />;
  const confirmed = read(confirmation, () => [shownTerms(), pointTerms(), due()]);
  expect(confirmed[0]).toContain(sentence);
  expect(confirmed[1]).toContain(ofPoints);
  expect(confirmed[2]).toBe(dueKrw);
  fireEvent.click(screen.getByRole('button', { name: booking.confirmation.saveCalendar }));
  const unfolded = vi.mocked(saveCalendar).mock.lastCall?.[0].content.replace(/\r\n /g, '').replace(/\\(.)/g, '$1');
  for (const part of sentencesAt(rates, totalKrw, momentMs)) expect(unfolded).toContain(part);
  for (const part of ofPoints.split('. ')) expect(unfolded).toContain(part);
  if (asMember) {
    const own = <StayReservation reservation={reservation} booker="member" />;
    const [terms, termsOfPoints, dialog] = read(
      own,
      () => [shownTerms(), pointTerms(), question()],
      (part) => void renderAsMember(part),
    );
    expect(terms).toContain(sentence);
    expect(termsOfPoints).toContain(ofPoints);
    expect(dialog).toContain(asked);
    expect(dialog).toContain(ofPoints);
  } else {
    const found = <StayReservation reservation={reservation} booker="guest" />;
    const [terms, dialog] = read(found, () => [shownTerms(), question()]);
    expect(terms).toContain(sentence);
    expect(dialog).toContain(asked);
  }
  const keepsDates = read(change(reservation), () =>
    document.body.textContent?.includes(datesStay(reservation, feeKrw)),
  );
  expect(keepsDates).toBe(feeKrw !== 0);
  expect((await cancel(feeKrw + 1)).body).toMatchObject({ code: 'FEE_CHANGED', data: { feeKrw } });
  expect((await cancel(feeKrw)).body.data).toMatchObject({ cancellationFeeKrw: feeKrw });
  const { kept, back, expired } = pointsAt(points, feeKrw, totalKrw, momentMs);
  const cancelled = await detail();
  expect(cancelled.settledPoints).toEqual(
    points === 0
      ? null
      : { returnedPoints: back - expired, expiredPoints: expired, keptPoints: kept, keptKrw: kept * KRW_PER_POINT },
  );
  const summary = read(<CancelledSummary reservation={cancelled} />, () => document.body.textContent ?? '');
  const told = (message: string, sum: number) =>
    sum > 0 && text(message, { points: sum, amount: won(sum * KRW_PER_POINT) });
  const words = common.cancel;
  for (const part of [
    told(words.pointsBack, back - expired),
    told(words.pointsGone, expired),
    told(words.pointsUsed, kept),
  ])
    if (part) expect(summary).toContain(part);
  if (kept > 0) expect(summary).toContain(won(feeKrw - kept * KRW_PER_POINT));
}

test('for any mix of rates, at any moment, every screen, mail and calendar file states the sum that is charged', async () => {
  await fc.assert(fc.asyncProperty(mix, checkMix), { numRuns: 15 });
}, 120_000);

test('a non-refundable and a flexible room are told apart, with the sum of both', async () => {
  const { shown, rates, totalKrw } = await bookAndRead({
    plans: ['advance', 'flexible'],
    typeIndexes: [0, 0],
    nights: 2,
    asMember: false,
    points: 0,
    momentMs: deadlineMs,
  });
  const [fixed, flexible] = rates;
  expect(dueAt(rates, totalKrw, graceEndMs)).toBe(fixed?.penaltyKrw);
  expect(shown).toContain(won(fixed?.penaltyKrw ?? 0));
  const byRoom = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(byRoom).toContainEqual(
    expect.stringContaining(grace.replace('{minutes, number}', '60').replace('{fee}', won(fixed?.penaltyKrw ?? 0))),
  );
  expect(byRoom).toContainEqual(expect.stringContaining(won(flexible?.penaltyKrw ?? 0)));
});
