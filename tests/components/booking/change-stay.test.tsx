// Long, because every way in which a change may end is walked through one form and one set of answers.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangeStay } from '@/components/booking/change-stay';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { answer } from './booking-flow.fixtures';

const words = booking.change;
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  stubFetch(fetched);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

const quoteBody = (afterKrw: number) => ({
  data: {
    beforeKrw: 484_000,
    afterKrw,
    differenceKrw: afterKrw - 484_000,
    rooms: reservationWithDetail().rooms,
    voucher: null,
    voucherGivenBackYn: 'N',
    points: null,
    pointsMoved: { spentPoints: 0, returnedPoints: 0, expiredPoints: 0 },
    asOf: '2026-11-22T01:00:00Z',
  },
});
const quote = (afterKrw: number) => answer(200, quoteBody(afterKrw));
const refusal = (hubCode: string, data?: unknown) =>
  answer(409, { type: 'about:blank', title: 'conflict', status: 409, code: 'conflict', requestId: 'r', hubCode, data });
const sent = (call: number) => {
  const [path, init] = fetched.mock.calls[call] ?? [];
  return { path, body: JSON.parse(String(init?.body)), key: new Headers(init?.headers).get('idempotency-key') };
};

function open(change: Partial<ReservationDetail> = {}, invalidDay = false) {
  const onDone = vi.fn();
  render(
    <NextIntlClientProvider locale="ko" messages={{ booking, common }} timeZone="Asia/Seoul">
      <ChangeStay
        reservation={reservationWithDetail(change)}
        addresses={{ quote: '/api/quote', change: '/api/change' }}
        backHref="/back"
        expiredHref="/again"
        onDone={onDone}
        renderDates={(dates, onPick) => (
          <>
            {invalidDay && <input aria-label="typed day" aria-invalid />}
            <button type="button" onClick={() => onPick({ checkInDate: '2026-12-26', checkOutDate: '2026-12-28' })}>
              {`dates ${dates.checkInDate}`}
            </button>
          </>
        )}
      />
    </NextIntlClientProvider>,
  );
  return onDone;
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = /변경 확정/;

describe('changing a stay', () => {
  it('shows old, new and difference before anything is changed, then changes at that total', async () => {
    const onDone = open();
    await press(/^dates/);
    fetched.mockResolvedValueOnce(quote(500_000));
    await press(words.ask);
    expect(await screen.findByText('+₩16,000')).toBeVisible();
    expect(sent(0)).toMatchObject({ path: '/api/quote', body: { checkInDate: '2026-12-26', lang: 'ko' } });
    expect(screen.getByRole('heading', { name: words.step.quoted })).toHaveFocus();
    fetched.mockResolvedValueOnce(answer(200, { data: { reservationNo: 'R-100000', totalKrw: 500_000 } }));
    await press(confirm);
    expect(await screen.findByText(words.done)).toBeVisible();
    expect(sent(1)).toMatchObject({ path: '/api/change', body: { expectedTotalKrw: 500_000 } });
    expect(sent(1).key).toMatch(/^[\w-]{8,}$/);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('compares and confirms what was priced, not what the fields say by the time of the answer', async () => {
    open();
    await press(/^dates/);
    const quoted = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(quoted.promise);
    await press(words.ask);
    const requests = screen.getByLabelText(booking.form.requests);
    const priced = (requests as HTMLTextAreaElement).value;
    await userEvent.type(requests, ' Late');
    quoted.resolve(quote(500_000));
    await screen.findByText('+₩16,000');
    expect(screen.queryByText(/Late/)).not.toBeInTheDocument();
    fetched.mockResolvedValueOnce(answer(200, { data: { reservationNo: 'R-100000', totalKrw: 500_000 } }));
    await press(confirm);
    await screen.findByText(words.done);
    expect(sent(1).body.rooms[0].requests).toBe(priced);
  });

  it('asks anew when the price moved between quote and word, and says from what to what', async () => {
    open();
    await press(/^dates/);
    fetched.mockResolvedValueOnce(quote(500_000));
    await press(words.ask);
    await screen.findByText('+₩16,000');
    fetched.mockResolvedValueOnce(refusal('PRICE_CHANGED', { totalKrw: 520_000, roomsKrw: 520_000 }));
    fetched.mockResolvedValueOnce(quote(520_000));
    await press(confirm);
    expect(await screen.findByText(words.moved)).toBeVisible();
    expect(screen.getByText('+₩36,000')).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('S34 goes on under the same key after an answer that got lost', async () => {
    open();
    await press(/^dates/);
    fetched.mockResolvedValueOnce(quote(484_000));
    await press(words.ask);
    await screen.findByText(words.noDifference);
    fetched.mockRejectedValueOnce(new TypeError('gone'));
    await press(confirm);
    expect(await screen.findByText(words.failure.unsure)).toBeVisible();
    fetched.mockResolvedValueOnce(answer(200, { data: { reservationNo: 'R-100000', totalKrw: 484_000 } }));
    await press(confirm);
    await screen.findByText(words.done);
    expect(sent(2).key).toBe(sent(1).key);
  });

  it('keeps what was chosen when the dates are sold out', async () => {
    open();
    await press(/^dates/);
    fetched.mockResolvedValueOnce(refusal('SOLD_OUT'));
    await press(words.ask);
    expect(await screen.findByText(words.failure.soldOut)).toBeVisible();
    expect(screen.getByText('dates 2026-12-26')).toBeVisible();
  });

  it('asks for nothing where nothing was changed', async () => {
    open();
    await press(words.ask);
    expect(screen.getByText(words.obstacle.nothingChanged)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves dates and occupancy as they are once cancelling costs money', () => {
    open({ datesChangeableYn: 'N', asOf: '2026-12-24T18:00:00+09:00' });
    expect(screen.queryByText(/^dates/)).not.toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.getByText(words.datesStay.replace('{fee}', '₩242,000'))).toBeVisible();
    expect(screen.getByLabelText(new RegExp(booking.form.lastName))).toBeVisible();
  });

  it('names a changed guest alone, says that the price stays, and asks for no sum', async () => {
    open();
    const family = screen.getByRole('textbox', { name: new RegExp(booking.form.lastName) });
    await userEvent.clear(family);
    await userEvent.type(family, 'Keller');
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(booking.form.requests) }), 'A cot');
    fetched.mockResolvedValueOnce(quote(484_000));
    await press(words.ask);
    const rows = [words.guestBefore, words.guestAfter, words.requestsBefore, words.requestsAfter];
    await screen.findByText(words.priceStays);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(rows);
    expect(screen.getByText(/Keller/)).toBeVisible();
    expect(screen.getByText('A cot')).toBeVisible();
    expect(screen.queryByText(/₩/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.confirmSame })).toBeVisible();
  });

  it('says that a non-refundable room keeps the dates, and offers no price where none can change', async () => {
    const [room] = reservationWithDetail().rooms;
    if (!room) throw new Error('a reservation has a room');
    const fixed = { ...room, cancellation: { refundable: false, freeUntil: null, penaltyKrw: room.price.totalKrw } };
    open({ datesChangeableYn: 'N', rooms: [room, fixed] });
    const fee = `₩${room.price.totalKrw.toLocaleString('ko')}`;
    expect(screen.getByText(words.datesStayPartlyNonRefundable.replace('{fee}', fee))).toBeVisible();
    expect(screen.getByText(words.leadGuests)).toBeVisible();
    expect(screen.queryByText(words.lead)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.ask })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.review })).toBeVisible();
  });

  it('does not call a typed day that cannot be had "nothing changed", and leads back to its field', async () => {
    open({}, true);
    await press(words.ask);
    expect(screen.getByText(words.obstacle.typedDay)).toBeVisible();
    expect(screen.queryByText(words.obstacle.nothingChanged)).not.toBeInTheDocument();
    expect(screen.getByLabelText('typed day')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('brings what stops it into view: the field, or the sentence', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    // Below the window.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2_000, 300, 40));
    open();
    await userEvent.clear(screen.getByRole('textbox', { name: new RegExp(booking.form.lastName) }));
    await press(words.ask);
    expect(screen.getByRole('textbox', { name: new RegExp(booking.form.lastName) })).toHaveFocus();
    expect(screen.getAllByText(words.obstacle.names).length).toBeGreaterThan(1);
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(booking.form.lastName) }), 'Guest');
    await press(/^dates/);
    fetched.mockResolvedValueOnce(refusal('SOLD_OUT'));
    await press(words.ask);
    const sentence = await screen.findByText(words.failure.soldOut);
    expect(document.activeElement).toContainElement(sentence);
    expect(scrolled.mock.contexts.at(-1)).toBe(document.activeElement);
  });

  it('lets no more guests be chosen than the room holds together', async () => {
    open();
    const [adults, minor] = screen.getAllByRole('spinbutton');
    expect(adults).toHaveAttribute('aria-valuemax', '3');
    expect(minor).toHaveAttribute('aria-valuemax', '2');
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`${words.adults}.*늘|늘.*${words.adults}`) }));
    expect(adults).toHaveAttribute('aria-valuenow', '3');
    expect(minor).toHaveAttribute('aria-valuemax', '1');
  });

  it('says before the word that free cancellation would be lost, and afterwards shows what holds', async () => {
    open();
    await press(/^dates/);
    const late = quoteBody(500_000);
    const cancellation = { refundable: false, freeUntil: null, penaltyKrw: 250_000 };
    const rooms = late.data.rooms.map((room) => ({ ...room, cancellation }));
    fetched.mockResolvedValueOnce(answer(200, { data: { ...late.data, rooms } }));
    await press(words.ask);
    expect(await screen.findByText(words.freeEnds)).toBeVisible();
    expect(screen.getByText(words.freeEndsFee.replace('{fee}', '₩250,000'))).toBeVisible();
    fetched.mockResolvedValueOnce(answer(200, { data: { reservationNo: 'R-100000', totalKrw: 500_000 } }));
    await press(confirm);
    await screen.findByText(words.done);
    expect(screen.getByText('26.12.26(토)')).toBeVisible();
    expect(screen.getByText('₩500,000')).toBeVisible();
    expect(screen.getByTestId('cancellation-terms')).toHaveTextContent('₩250,000');
    expect(screen.queryByText(words.datesBefore)).not.toBeInTheDocument();
    expect(screen.queryByText(words.lead)).not.toBeInTheDocument();
  });

  it('says nothing of losing what stays free', async () => {
    open();
    await press(/^dates/);
    fetched.mockResolvedValueOnce(quote(500_000));
    await press(words.ask);
    await screen.findByText('+₩16,000');
    expect(screen.queryByText(words.freeEnds)).not.toBeInTheDocument();
  });
});
