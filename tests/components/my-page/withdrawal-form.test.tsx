import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { WithdrawalForm } from '@/components/my-page/user-info/withdrawal-form';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { OVERLAY_ID } from '@/components/ui/overlay-id';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { answerBff, type BffAnswer, problem, renderAsMember, words } from './as-member';

const refresh = vi.hoisted(() => vi.fn());
const leavePage = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage, beforeReload: (work: () => Promise<void>) => work() }));

const { leaving } = words;
const field = () => screen.getByLabelText(leaving.confirm.password, { exact: true });
const button = () => screen.getByRole('button', { name: leaving.confirm.submit });

function openForm(answer: BffAnswer | (() => Promise<BffAnswer>) = 'noConnection', isBlocked = false) {
  const fetched = answerBff(() => (typeof answer === 'function' ? answer() : answer));
  const drawn = (blocked: boolean) => (
    <>
      <LoadingOverlay />
      <WithdrawalForm membershipId="sample.member" endedHref="/membershipEnded" isBlocked={blocked} />
    </>
  );
  const { rerender } = renderAsMember(drawn(isBlocked));
  return { fetched, drawAnew: (blocked: boolean) => rerender(drawn(blocked)) };
}

beforeEach(() => {
  vi.clearAllMocks();
  // A page that was left is another one when it comes back; else it would wait on.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  window.localStorage.clear();
});

describe('the confirmation of a withdrawal', () => {
  test('asks for the password before it sends anything', async () => {
    const { fetched } = openForm();
    await userEvent.click(button());
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(leaving.problems.missing);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('sends it once, clears what is stored, and goes to the end under the overlay', async () => {
    window.localStorage.setItem(storedItems.membershipUserInfo, '{}');
    window.localStorage.setItem(storedItems.membershipId, 'sample.member');
    const { fetched } = openForm({ body: { viewer: { state: 'guest' } } });
    await userEvent.type(field(), 'Sample-Member-1');
    await userEvent.dblClick(button());
    await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/membershipEnded'));
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/session/withdrawal');
    expect(window.localStorage).toHaveLength(0);
    expect(document.getElementById(OVERLAY_ID)?.hidden).toBe(false);
    expect(refresh, 'the page is on its way out').not.toHaveBeenCalled();
  });

  test.each<[string, BffAnswer, string, boolean]>([
    ['a wrong password', problem(422, 'rejected', { hubCode: 'WRONG_PASSWORD' }), leaving.problems.wrongPassword, true],
    ['one that is too long', problem(400, 'invalid_input'), leaving.problems.wrongPassword, true],
    [
      'too many tries',
      problem(429, 'rate_limited', { retryAfterSeconds: 121 }),
      leaving.problems.rateLimitedFor.replace('{minutes, number}', '3'),
      false,
    ],
    ['too many tries for who knows how long', problem(429, 'rate_limited'), leaving.problems.rateLimited, false],
    ['a hub that had nothing', problem(503, 'unreachable', { nothingDone: true }), leaving.problems.notDone, false],
    ['a refusal by rule', problem(403, 'forbidden'), leaving.problems.notDone, false],
    ['a hub that is silent', problem(504, 'timeout'), leaving.problems.unsure, false],
    ['half an answer', problem(502, 'contract_broken'), leaving.problems.unsure, false],
    ['no answer', 'noConnection', leaving.problems.unsure, false],
  ])('%s is said truly, and what was typed stays', async (_, answer, sentence, isOfPassword) => {
    openForm(answer);
    await userEvent.type(field(), 'Sample-Member-1');
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(field()).toHaveValue('Sample-Member-1');
    expect(field().getAttribute('aria-invalid')).toBe(isOfPassword ? 'true' : null);
    expect(leavePage).not.toHaveBeenCalled();
    await waitFor(() => expect(document.getElementById(OVERLAY_ID)?.hidden).toBe(true));
  });

  test('a reservation that was made meanwhile: the page is drawn anew with it, and the reason stays', async () => {
    const { drawAnew } = openForm(problem(409, 'conflict', { hubCode: 'RESERVATIONS_AHEAD' }));
    await userEvent.type(field(), 'Sample-Member-1');
    await userEvent.click(button());
    await screen.findByText(leaving.problems.reservationsAhead);
    expect(refresh).toHaveBeenCalledOnce();
    drawAnew(true);
    expect(screen.getByRole('alert')).toHaveTextContent(leaving.problems.reservationsAhead);
    expect(screen.queryByRole('button', { name: leaving.confirm.submit })).not.toBeInTheDocument();
  });

  test('with reservations ahead nothing is asked', () => {
    openForm('noConnection', true);
    expect(screen.getByText(leaving.confirm.blocked)).toBeVisible();
    expect(screen.queryByLabelText(leaving.confirm.password)).not.toBeInTheDocument();
  });
});
