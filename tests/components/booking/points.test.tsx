import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import words from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { answer, booked, SampleFlow } from './booking-flow.fixtures';

vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(() => new Promise(() => undefined)) }));
const refresh = vi.fn();
vi.mock('next/navigation', () => ({
  usePathname: () => '/booking',
  useRouter: () => ({ replace: () => undefined, refresh }),
}));
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const bodyOf = (call: number) => JSON.parse(String(fetched.mock.calls[call]?.[1].body));
const keyOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers).get('idempotency-key');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fetched.mockReset();
  refresh.mockReset();
  stubFetch(fetched);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

const rules = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 50 };
const points = { balance: 1_234, rules };
const field = () => screen.getByRole('textbox', { name: words.points.label });
const toReview = () => screen.getByRole('button', { name: words.form.toReview });
const confirmButton = () => screen.queryByRole('button', { name: /예약 확정하기/ });
const agree = () => screen.getByRole('checkbox', { name: /숙박 약관/ });
/** What the review says of one fact. */
const said = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('points for a booking', () => {
  it('are not offered to a guest, nor to a member without any', () => {
    for (const none of [null, { ...points, balance: 0 }]) {
      render(<SampleFlow points={none} />);
      expect(screen.queryByRole('textbox', { name: words.points.label })).toBeNull();
      cleanup();
    }
  });

  it('pay what was typed, and the review says what is left for the hotel', async () => {
    fetched.mockResolvedValueOnce(booked());
    const user = userEvent.setup();
    render(<SampleFlow points={points} />);
    expect(field(), 'none are used unasked').toHaveValue('');
    await user.type(field(), '1,000');
    await user.click(agree());
    await user.click(toReview());
    await screen.findByRole('heading', { name: words.review.title });
    await waitFor(() => expect(said(words.points.legend)).toContain('₩50,000'));
    expect(said(common.stay.dueAtHotel)).toBe('₩250,000');
    await user.click(confirmButton() as HTMLElement);
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(bodyOf(0)).toMatchObject({ expectedTotalKrw: 300_000, points: { points: 1_000, amountKrw: 50_000 } });
  });

  it('fills in as many as possible at one press', async () => {
    const user = userEvent.setup();
    render(<SampleFlow points={points} />);
    await user.click(screen.getByRole('button', { name: words.points.useMost }));
    expect(field()).toHaveValue('1230');
    cleanup();
    render(<SampleFlow points={points} totalKrw={50_000} />);
    await user.click(screen.getByRole('button', { name: words.points.useMost }));
    expect(field(), 'half of the total').toHaveValue('500');
  });

  it.each([
    ['99', '100포인트부터'],
    ['105', '10포인트 단위'],
    ['1240', '1,234포인트보다'],
    ['abc', '정수로'],
  ])('says beside the field what is wrong with %s, and leads to it', async (typed, sentence) => {
    const user = userEvent.setup();
    render(<SampleFlow points={points} />);
    await user.type(field(), typed);
    await user.click(agree());
    await user.click(toReview());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(summary).toHaveTextContent(sentence);
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field(), 'nothing typed is lost').toHaveValue(typed);
    expect(screen.queryByRole('heading', { name: words.review.title })).toBeNull();
  });

  it('are kept over a reload', async () => {
    const user = userEvent.setup();
    render(<SampleFlow points={points} />);
    await user.type(field(), '500');
    cleanup();
    render(<SampleFlow points={points} />);
    await waitFor(() => expect(field()).toHaveValue('500'));
  });

  it('spent in another tab: says what is left, keeps all that was typed, and books under a new key', async () => {
    fetched
      .mockResolvedValueOnce(answer(409, { code: 'conflict', hubCode: 'POINTS_NOT_ENOUGH', data: { balance: 234 } }))
      .mockResolvedValueOnce(booked());
    const user = userEvent.setup();
    const { rerender } = render(<SampleFlow points={points} />);
    await user.type(screen.getByLabelText(new RegExp(words.form.requests)), '늦게 도착합니다');
    await user.type(field(), '1000');
    await user.click(agree());
    await user.click(toReview());
    await screen.findByRole('heading', { name: words.review.title });
    await waitFor(() => expect(said(words.points.legend)).toContain('₩50,000'));
    await user.click(confirmButton() as HTMLElement);
    expect(await screen.findByText(/234포인트입니다/)).toBeVisible();
    expect(confirmButton()).toBeNull();
    await user.click(screen.getByRole('button', { name: words.points.again }));
    expect(refresh).toHaveBeenCalledOnce();
    rerender(<SampleFlow points={{ ...points, balance: 234 }} />);
    expect(field()).toHaveValue('1000');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('234포인트보다'));
    expect(screen.getByLabelText(new RegExp(words.form.requests))).toHaveValue('늦게 도착합니다');
    await user.clear(field());
    await user.type(field(), '230');
    await user.click(toReview());
    await screen.findByRole('heading', { name: words.review.title });
    await waitFor(() => expect(said(words.points.legend)).toContain('₩11,500'));
    await user.click(confirmButton() as HTMLElement);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(bodyOf(1).points).toEqual({ points: 230, amountKrw: 11_500 });
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('are held against a new price or balance before anything is sent', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<SampleFlow points={points} />);
    await user.type(field(), '1000');
    await user.click(agree());
    await user.click(toReview());
    await screen.findByRole('heading', { name: words.review.title });
    rerender(<SampleFlow points={points} totalKrw={60_000} />);
    expect(await screen.findByText(words.points.goneSentence)).toBeVisible();
    expect(confirmButton()).toBeNull();
  });

  it('that were typed and cannot be used just now are not dropped', async () => {
    const user = userEvent.setup();
    render(<SampleFlow points={points} />);
    await user.type(field(), '500');
    cleanup();
    render(<SampleFlow points={null} />);
    await waitFor(() => expect(field()).toHaveValue('500'));
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(words.points.errors.unavailable));
    await user.clear(field());
    await user.click(agree());
    await user.click(toReview());
    expect(await screen.findByRole('heading', { name: words.review.title })).toBeVisible();
  });
});
