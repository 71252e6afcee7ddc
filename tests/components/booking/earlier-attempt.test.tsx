import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage } from '@/lib/navigation/leave-page';
import words from '@/messages/ko/booking.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { answer, booked, SampleFlow } from './booking-flow.fixtures';

// jsdom cannot navigate; where the page would go is what these tests ask.
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(() => new Promise(() => undefined)) }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/booking',
  useRouter: () => ({ replace: () => undefined, refresh: () => undefined }),
}));

const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const keyOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers).get('idempotency-key');
const bodyOf = (call: number) => JSON.parse(String(fetched.mock.calls[call]?.[1].body));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fetched.mockReset();
  vi.mocked(leavePage).mockClear();
  stubFetch(fetched);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

async function confirmAs(owner: string | null, name = /예약 확정하기/) {
  const user = userEvent.setup();
  cleanup();
  render(<SampleFlow owner={owner} />);
  const stayTerm = await screen.findByRole('checkbox', { name: /숙박 약관/ });
  await waitFor(() => expect(stayTerm).toBeVisible());
  if (!(stayTerm as HTMLInputElement).checked) await user.click(stayTerm);
  await user.click(screen.getByRole('button', { name: words.form.toReview }));
  await user.click(await screen.findByRole('button', { name }));
  return user;
}

describe('an attempt as a guest whose answer was lost', () => {
  it('goes along into the member’s confirmation, and is forgotten once that has booked', async () => {
    fetched.mockResolvedValueOnce(answer(503, { code: 'unreachable' })).mockResolvedValueOnce(booked());
    await confirmAs(null);
    await screen.findByText(words.unsure.title);
    expect(bodyOf(0)).not.toHaveProperty('earlierKeys');
    await confirmAs('9000001');
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/hub/reservation/room');
    expect(keyOf(1)).not.toBe(keyOf(0));
    expect(bodyOf(1).earlierKeys).toEqual([keyOf(0)]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(keyOf(0));
  });

  it('that has booked is told, with the look-up as the way; the same rooms besides are a new intent', async () => {
    fetched
      .mockResolvedValueOnce(answer(503, { code: 'unreachable' }))
      .mockResolvedValueOnce(answer(409, { code: 'conflict', hubCode: 'EARLIER_BOOKED', data: { bookedBy: 'guest' } }))
      .mockResolvedValueOnce(booked());
    await confirmAs(null);
    await screen.findByText(words.unsure.title);
    const user = await confirmAs('9000001');
    expect(await screen.findByText(words.earlierBooked.guest)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.alreadySent.lookUp })).toHaveAttribute('href', '/reservation');
    expect(screen.queryByRole('button', { name: /예약 확정하기/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.alreadySent.anew }));
    await user.click(screen.getByRole('button', { name: /예약 확정하기/ }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(bodyOf(2)).not.toHaveProperty('earlierKeys');
    expect(new Set([keyOf(0), keyOf(1), keyOf(2)]).size).toBe(3);
  });

  it('that certainly booked nothing is not carried along', async () => {
    fetched
      .mockResolvedValueOnce(answer(503, { code: 'unreachable', nothingDone: true }))
      .mockResolvedValueOnce(booked());
    await confirmAs(null);
    await screen.findByText(words.notSent.title);
    await confirmAs('9000001');
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(bodyOf(1)).not.toHaveProperty('earlierKeys');
  });

  it('leads a guest whose former request arrived with other words to the look-up', async () => {
    fetched.mockResolvedValueOnce(answer(409, { code: 'conflict', hubCode: 'IDEMPOTENCY_MISMATCH' }));
    await confirmAs(null);
    expect(await screen.findByRole('link', { name: words.alreadySent.lookUp })).toHaveAttribute('href', '/reservation');
  });
});
