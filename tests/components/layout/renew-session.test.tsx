import { render, screen, waitFor } from '@testing-library/react';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { RenewSession } from '@/components/layout/renew-session';
import { forgetSessionExpired } from '@/lib/bff/session-events';
import auth from '@/messages/ko/auth.json';
import { answerBff, type BffAnswer, problem } from '../my-page/as-member';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}));
beforeEach(() => {
  refresh.mockClear();
  forgetSessionExpired();
});

function open(answer: BffAnswer, membersOnly: boolean) {
  const fetched = answerBff(() => answer);
  render(
    <PathnameContext.Provider value="/myPage">
      <SearchParamsContext.Provider value={new URLSearchParams()}>
        <NextIntlClientProvider locale="ko" messages={{ auth: { renew: auth.renew } }}>
          <RenewSession membersOnly={membersOnly} />
        </NextIntlClientProvider>
      </SearchParamsContext.Provider>
    </PathnameContext.Provider>,
  );
  return fetched;
}
const viewer = (state: string): BffAnswer => ({ body: { state } });

test.each([
  ['a member', true],
  ['a guest, where guests are served too', false],
])('draws the page again for %s', async (who, membersOnly) => {
  const fetched = open(viewer(who === 'a member' ? 'member' : 'guest'), membersOnly);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('does not draw a members’ page for a guest: the session has just ended, and the way to the login says so', async () => {
  const ended = vi.fn();
  window.addEventListener('session-expired', ended, { once: true });
  open(viewer('guest'), true);
  expect(await screen.findByText(auth.renew.expired)).toBeVisible();
  expect(screen.getByRole('link', { name: auth.renew.toLogin })).toHaveAttribute(
    'href',
    '/membershipLogin?returnTo=%2FmyPage',
  );
  expect(refresh).not.toHaveBeenCalled();
  expect(ended, 'the alert and the rest of the page hear of it').toHaveBeenCalledTimes(1);
});

test.each([
  ['a hub that does not answer', viewer('unavailable'), auth.renew.unavailableTitle],
  ['no answer at all', problem(503, 'unreachable'), auth.renew.unavailableTitle],
  ['a session that was refused', problem(401, 'session_expired'), auth.renew.expired],
])('after %s says what is known, and draws nothing again', async (_, answer, sentence) => {
  open(answer, true);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
});
