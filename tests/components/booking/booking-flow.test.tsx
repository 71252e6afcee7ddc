// Long, because every way in which a confirmation may end is walked through one form and one set of answers.

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { leavePage } from '@/lib/navigation/leave-page';
import words from '@/messages/ko/booking.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { answer, booked, SampleFlow } from './booking-flow.fixtures';

// jsdom cannot navigate; where the page would go is what these tests ask.
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(() => new Promise(() => undefined)) }));
const replace = vi.fn();
vi.mock('next/navigation', () => ({
  usePathname: () => '/booking',
  useRouter: () => ({ replace, refresh: () => undefined }),
}));

const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const keyOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers).get('idempotency-key');
const bodyOf = (call: number) => JSON.parse(String(fetched.mock.calls[call]?.[1].body));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.dataLayer = undefined;
  fetched.mockReset();
  replace.mockReset();
  vi.mocked(leavePage).mockClear();
  stubFetch(fetched);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

const toReview = () => screen.getByRole('button', { name: words.form.toReview });
const confirmButton = () => screen.getByRole('button', { name: /예약 확정하기/ });
const stayTerm = () => screen.getByRole('checkbox', { name: /숙박 약관/ });

async function openReview() {
  const user = userEvent.setup();
  render(<SampleFlow />);
  await user.click(stayTerm());
  await user.click(toReview());
  await screen.findByRole('heading', { name: words.review.title });
  return user;
}

describe('from guest details to a booking', () => {
  it('books what stands on the page and goes to the confirmation', async () => {
    fetched.mockResolvedValueOnce(booked());
    const user = await openReview();
    expect(screen.getByText('견본')).toBeInTheDocument();
    await user.click(confirmButton());
    await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/booking/confirmation/HN-AAAAAAAA'));
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/hub/reservation/room');
    expect(keyOf(0)).toMatch(/^[\w-]{8,64}$/);
    expect(bodyOf(0)).toMatchObject({
      expectedTotalKrw: 300_000,
      consents: { requiredTermIds: ['stay'], optionalTermIds: [] },
      lang: 'ko',
    });
    expect(sessionStorage.getItem('purchase:HN-AAAAAAAA')).toBe('due');
  });

  it('tells begin_checkout once, with no word about the person', async () => {
    const { unmount } = render(<SampleFlow />);
    await waitFor(() => expect(window.dataLayer).toHaveLength(2));
    unmount();
    render(<SampleFlow />);
    await screen.findByRole('button', { name: words.form.toReview });
    expect(window.dataLayer).toHaveLength(2);
    expect(window.dataLayer?.[1]).toMatchObject({
      event: 'begin_checkout',
      ecommerce: { currency: 'KRW', value: 300_000 },
    });
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/sample@|010-|9000001/);
  });

  it('sends one request for a double click', async () => {
    fetched.mockReturnValueOnce(new Promise(() => undefined));
    render(<LoadingOverlay />);
    const user = await openReview();
    await user.dblClick(confirmButton());
    expect(fetched).toHaveBeenCalledOnce();
    expect(screen.getByText('Loading...').closest('[popover]')).not.toHaveAttribute('hidden');
  });

  it('ticks nothing for the guest, lets the optional term be, and asks for the required one', async () => {
    const user = userEvent.setup();
    render(<SampleFlow />);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(toReview());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(stayTerm()).toHaveAccessibleDescription(words.errors.termRequired);
  });

  it('keeps what was typed over a reload, for the same member only', async () => {
    const user = userEvent.setup();
    render(<SampleFlow />);
    await user.type(screen.getByLabelText(new RegExp(words.form.requests)), '늦게 도착합니다');
    cleanup();
    render(<SampleFlow />);
    await waitFor(() => expect(screen.getByLabelText(new RegExp(words.form.requests))).toHaveValue('늦게 도착합니다'));
    cleanup();
    render(<SampleFlow owner="9000002" />);
    expect(await screen.findByLabelText(new RegExp(words.form.requests))).toHaveValue('');
  });

  it('goes back from the review with everything in place', async () => {
    const user = await openReview();
    await user.click(screen.getByRole('button', { name: words.review.change }));
    expect(screen.getByLabelText(words.form.email)).toHaveValue('sample@example.com');
    expect(stayTerm()).toBeChecked();
  });
});

describe('a booking that does not come through', () => {
  it('retries under the same key when nobody knows what became of it', async () => {
    fetched.mockResolvedValueOnce(answer(503, { code: 'unreachable' })).mockResolvedValueOnce(booked());
    const user = await openReview();
    await user.click(confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(words.unsure.sentence);
    await user.click(confirmButton());
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(keyOf(1)).toBe(keyOf(0));
    expect(bodyOf(1)).toEqual(bodyOf(0));
  });

  it('S34 says that nothing is booked when the hub was never asked, and goes on under a new key', async () => {
    fetched
      .mockResolvedValueOnce(answer(503, { code: 'unreachable', nothingDone: true }))
      .mockResolvedValueOnce(booked());
    const user = await openReview();
    await user.click(confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(words.notSent.sentence);
    expect(screen.queryByText(words.unsure.title)).not.toBeInTheDocument();
    await user.click(confirmButton());
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it.each([
    ['no answer', (): Promise<Response> => Promise.resolve(answer(504, { code: 'timeout' }))],
    ['the page was left meanwhile', (): Promise<Response> => new Promise(() => undefined)],
  ])('S34 does not claim so after a try that may have booked (%s), also over a reload', async (_name, first) => {
    fetched.mockReturnValueOnce(first());
    const user = await openReview();
    await user.click(confirmButton());
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    cleanup();
    fetched.mockResolvedValueOnce(answer(503, { code: 'unreachable', nothingDone: true }));
    render(<SampleFlow />);
    await user.click(await screen.findByRole('button', { name: /예약 확정하기/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.unsure.sentence);
    expect(screen.queryByText(words.notSent.title)).not.toBeInTheDocument();
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('retries under the same key after a reload, too', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network down')).mockResolvedValueOnce(booked());
    const user = await openReview();
    await user.click(confirmButton());
    await screen.findByRole('alert');
    cleanup();
    render(<SampleFlow />);
    await user.click(await screen.findByRole('button', { name: /예약 확정하기/ }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it.each([
    [
      { hubCode: 'INVALID_STAY', data: { reason: 'minimumStay', nights: 2 } },
      '이 날짜의 체크인은 이제 최소 2박부터 예약하실 수 있습니다',
    ],
    [{ hubCode: 'INVALID_STAY', data: { reason: 'past' } }, words.soldOut.reason.past],
    [{ hubCode: 'OCCUPANCY_EXCEEDED' }, words.soldOut.reason.occupancy],
  ])('names the reason of %o, that nothing is booked, and the other rooms', async (refusal, reason) => {
    const user = await openReview();
    fetched.mockResolvedValueOnce(answer(400, { code: 'rejected', ...refusal }));
    await user.click(confirmButton());
    expect(await screen.findByRole('heading', { name: reason })).toBeVisible();
    expect(screen.getByText(words.soldOut.nothingBooked)).toBeVisible();
    expect(screen.getByRole('link', { name: words.soldOut.otherRooms })).toBeVisible();
  });

  it('leads to the other rooms when the room has just gone, and says that nothing is booked', async () => {
    fetched.mockResolvedValueOnce(answer(409, { code: 'conflict', hubCode: 'SOLD_OUT' }));
    const user = await openReview();
    await user.click(confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(words.soldOut.sentence);
    const href = screen.getByRole('link', { name: words.soldOut.otherRooms }).getAttribute('href');
    expect(href).toBe('/search/hotel-a?checkIn=2026-12-24&checkOut=2026-12-26&room=2-0');
    expect(screen.queryByRole('button', { name: /예약 확정하기/ })).not.toBeInTheDocument();
  });

  it('shows both totals of a changed price and goes on only after a yes, under a new key', async () => {
    fetched
      .mockResolvedValueOnce(answer(409, { code: 'conflict', hubCode: 'PRICE_CHANGED', data: { totalKrw: 330_000 } }))
      .mockResolvedValueOnce(booked());
    const user = userEvent.setup();
    const { rerender } = render(<SampleFlow />);
    await user.click(stayTerm());
    await user.click(toReview());
    await user.click(await screen.findByRole('button', { name: /300,000 예약 확정하기/ }));
    expect(await screen.findByText(/300,000에서 ₩330,000/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /예약 확정하기/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /330,000에 계속/ }));
    expect(replace.mock.calls[0]?.[0]).toContain('expected=330000');
    rerender(<SampleFlow totalKrw={330_000} />);
    await user.click(screen.getByRole('button', { name: /330,000 예약 확정하기/ }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(bodyOf(1).expectedTotalKrw).toBe(330_000);
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('leads over the login back to this booking when the session is over', async () => {
    fetched.mockResolvedValueOnce(answer(401, { code: 'session_expired' }));
    const user = await openReview();
    await user.click(confirmButton());
    const href = (await screen.findByRole('link', { name: words.session.logIn })).getAttribute('href') ?? '';
    const returnTo = new URL(href, 'http://x').searchParams.get('returnTo');
    expect(returnTo).toMatch(/^\/booking\?hotel=hotel-a&/);
  });

  it('sends the guest to the reservations when an earlier request has arrived with other words', async () => {
    fetched.mockResolvedValueOnce(answer(409, { code: 'conflict', hubCode: 'IDEMPOTENCY_MISMATCH' }));
    const user = await openReview();
    await user.click(confirmButton());
    const link = await screen.findByRole('link', { name: words.alreadySent.reservations });
    expect(link).toHaveAttribute('href', '/myPage/reservationCheck/roomReservation');
    expect(screen.queryByRole('button', { name: /예약 확정하기/ })).not.toBeInTheDocument();
  });
});

describe('coming back to a booking that was made', () => {
  async function book() {
    fetched.mockResolvedValueOnce(booked());
    const user = await openReview();
    await user.click(confirmButton());
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    cleanup();
    fetched.mockReset();
  }

  it('offers the reservation and no second booking', async () => {
    await book();
    fetched.mockResolvedValueOnce(answer(200, { data: { status: 'confirmed' } }));
    render(<SampleFlow />);
    const link = await screen.findByRole('link', { name: words.alreadyBooked.show });
    expect(link).toHaveAttribute('href', '/booking/confirmation/HN-AAAAAAAA');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('books nothing twice when the hub does not answer either', async () => {
    await book();
    fetched.mockRejectedValueOnce(new TypeError('network down'));
    render(<SampleFlow />);
    expect(await screen.findByRole('link', { name: words.alreadyBooked.show })).toBeInTheDocument();
  });

  it('starts anew once that reservation is cancelled', async () => {
    await book();
    fetched.mockResolvedValueOnce(answer(200, { data: { status: 'cancelled' } }));
    render(<SampleFlow />);
    expect(await screen.findByRole('button', { name: words.form.toReview })).toBeInTheDocument();
  });
});

describe('a guest and a voucher', () => {
  const voucher = {
    voucherId: 'mine',
    name: '숙박 이용권',
    description: '',
    validUntil: '2027-01-31',
    use: { redeemedAt: 'booking' as const, discount: null, minimumKrw: 0, hotelIds: [] },
    discountKrw: 50_000,
    obstacle: null,
  };
  const elsewhere = {
    ...voucher,
    voucherId: 'other',
    name: '다른 호텔 이용권',
    discountKrw: 0,
    obstacle: 'otherHotel' as const,
  };

  it('books without a membership at an address of its own, and leaves nothing typed behind', async () => {
    fetched.mockResolvedValueOnce(booked());
    const user = userEvent.setup();
    render(<SampleFlow owner={null} />);
    await user.click(stayTerm());
    await user.click(toReview());
    await user.click(await screen.findByRole('button', { name: /예약 확정하기/ }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/guest/booking');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('sample@example.com');
  });

  it('takes what was typed as a guest into a login in the same tab', async () => {
    const user = userEvent.setup();
    render(<SampleFlow owner={null} />);
    await user.type(screen.getByLabelText(new RegExp(words.form.requests)), '늦게 도착합니다');
    cleanup();
    render(<SampleFlow />);
    await waitFor(() => expect(screen.getByLabelText(new RegExp(words.form.requests))).toHaveValue('늦게 도착합니다'));
    const told = (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'begin_checkout');
    expect(told, 'one checkout, begun before the login').toHaveLength(1);
    const left = Object.keys(sessionStorage).filter((key) => key.startsWith('guest-'));
    expect(left).toEqual([]);
  });

  it('uses no voucher until one is picked, then exactly that one, at the total less its saving', async () => {
    fetched.mockResolvedValueOnce(booked());
    const user = userEvent.setup();
    render(<SampleFlow vouchers={[voucher, elsewhere]} />);
    expect(screen.getByRole('radio', { name: words.voucher.none })).toBeChecked();
    expect(screen.getByRole('radio', { name: /다른 호텔 이용권/ })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /^숙박 이용권/ }));
    await user.click(stayTerm());
    await user.click(toReview());
    await user.click(await screen.findByRole('button', { name: /₩250,000/ }));
    expect(bodyOf(0)).toMatchObject({ voucherId: 'mine', expectedTotalKrw: 250_000 });
  });

  it('goes on without a voucher that is no longer good, only after a yes', async () => {
    const problem = { type: 'about:blank', title: 'conflict', status: 409, code: 'conflict', requestId: 'r' };
    fetched.mockResolvedValueOnce(answer(409, { ...problem, hubCode: 'VOUCHER_NOT_USABLE' }));
    const user = userEvent.setup();
    render(<SampleFlow vouchers={[voucher]} />);
    await user.click(screen.getByRole('radio', { name: /^숙박 이용권/ }));
    await user.click(stayTerm());
    await user.click(toReview());
    await user.click(await screen.findByRole('button', { name: /₩250,000/ }));
    await user.click(await screen.findByRole('button', { name: words.voucher.goOnWithout }));
    fetched.mockResolvedValueOnce(booked());
    await user.click(await screen.findByRole('button', { name: /₩300,000/ }));
    expect(bodyOf(1)).not.toHaveProperty('voucherId');
    expect(keyOf(1)).not.toBe(keyOf(0));
  });
});
