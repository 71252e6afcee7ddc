import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityCheck } from '@/components/identity/identity-check';
import type { IdentityOutcome } from '@/lib/identity/identity-start';
import auth from '@/messages/ko/auth.json';
import { stubFetch } from '../../setup/stub-fetch';

const words = auth.identity;
const popupAddress = '/identityVerification?purpose=findAccount&window=popup&returnTo=%2FfindAccount';
const fetched = vi.fn<(path: string) => Promise<Response>>();
const opened = vi.fn<(address: string, name: string, features: string) => object | null>();
const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
const closed = vi.fn();
const followed = vi.fn();
let isWide: boolean;

function show(known: string | null = null) {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="ko" messages={{ auth: { identity: words } }} timeZone="Asia/Seoul">
      <IdentityCheck purpose="findAccount" href="/findAccount" known={known} />
    </NextIntlClientProvider>,
  );
  return user;
}

const answer = (isVerified: boolean) => Response.json({ verification: isVerified ? 'of-this-popup' : null });
const pressStart = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('link', { name: words.start }));

/** As the popup does that has no opener any more. */
function tell(
  outcome: IdentityOutcome,
  purpose: string | null = 'findAccount',
  returnTo: string | null = '/findAccount',
) {
  const channel = new BroadcastChannel('identity-verification');
  channel.postMessage({ type: 'identity-verification', outcome, purpose, returnTo });
  channel.close();
}

const follow = (event: MouseEvent) => {
  if (!event.defaultPrevented) followed((event.target as HTMLElement).closest('a')?.getAttribute('href'));
  event.preventDefault();
};

beforeEach(() => {
  for (const mock of [fetched, opened, router.push, closed, followed]) mock.mockReset();
  isWide = true;
  opened.mockReturnValue({ close: closed });
  stubFetch(fetched);
  vi.stubGlobal('open', opened);
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

describe('the button that has a visitor verified', () => {
  it('S58 opens the popup inside the click, receives the end and trusts the server alone', async () => {
    const user = show();
    await pressStart(user);
    expect(opened.mock.calls).toEqual([[popupAddress, 'identity', 'popup,width=500,height=550']]);
    expect(followed).not.toHaveBeenCalled();
    expect(screen.getByText(words.waiting)).toBeInTheDocument();
    fetched.mockResolvedValueOnce(answer(false));
    tell('verified');
    expect(await screen.findByText(words.expired)).toBeInTheDocument();
    expect(router.push).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(answer(true));
    tell('verified');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/identity/state?purpose=findAccount&returnTo=%2FfindAccount');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('asks by itself when the page is looked at again and no message has come', async () => {
    const user = show();
    await pressStart(user);
    fetched.mockResolvedValueOnce(answer(false)).mockResolvedValueOnce(answer(true));
    act(() => window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(screen.getByText(words.waiting)).toBeInTheDocument();
    act(() => window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  });

  it('S58 waits for the popup where another person was verified before', async () => {
    const user = show('of-another-person');
    await pressStart(user);
    fetched.mockResolvedValueOnce(Response.json({ verification: 'of-another-person' }));
    act(() => window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(screen.getByText(words.waiting)).toBeInTheDocument();
    fetched.mockResolvedValueOnce(answer(true));
    tell('verified');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  });

  it.each([
    ['a popup is blocked', () => opened.mockReturnValue(null)],
    ['the window is narrow', () => (isWide = false)],
  ])('goes there itself where %s', async (_case, prepare) => {
    prepare();
    await pressStart(show());
    expect(followed.mock.calls).toEqual([[popupAddress.replace('popup', 'page')]]);
    expect(screen.queryByText(words.waiting)).toBeNull();
  });

  it('offers to start again, and to go on without a popup, as long as it waits', async () => {
    const user = show();
    await pressStart(user);
    await user.click(screen.getByRole('link', { name: words.again }));
    expect(opened).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('link', { name: words.inPlace }));
    expect(followed.mock.calls).toEqual([[popupAddress.replace('popup', 'page')]]);
    // A popup that still loads would begin its own verification after the page's.
    expect(closed).toHaveBeenCalledOnce();
  });

  it.each(['notVerified', 'cancelled', 'used', 'expired', 'unreadable', 'otherBrowser'] as const)(
    'says that it was %s, and listens on for a second try in the popup',
    async (outcome) => {
      const user = show();
      await pressStart(user);
      tell(outcome, null, null);
      expect(await screen.findByText(words[outcome])).toBeInTheDocument();
      expect(screen.getByRole('link', { name: words.again })).toBeInTheDocument();
      fetched.mockResolvedValueOnce(answer(true));
      tell('verified');
      await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    },
  );

  it('S58 ignores messages of another form, of another origin, or of another shape', async () => {
    await pressStart(show());
    tell('verified', 'signUp');
    // A form with the same purpose in another tab.
    tell('verified', 'findAccount', '/findAccount?type=password');
    const type = 'identity-verification';
    const data = { type, outcome: 'verified', purpose: 'findAccount', returnTo: '/findAccount' };
    const foreign = { data, origin: 'https://evil.example' };
    window.dispatchEvent(new MessageEvent('message', foreign));
    window.dispatchEvent(new MessageEvent('message', { data: 'verified', origin: window.location.origin }));
    tell('cancelled');
    expect(await screen.findByText(words.cancelled)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('offers to ask again where the server could not say', async () => {
    const user = show();
    await pressStart(user);
    fetched.mockRejectedValueOnce(new TypeError('network'));
    tell('verified');
    expect(await screen.findByText(words.unavailable)).toBeInTheDocument();
    fetched.mockResolvedValueOnce(answer(true));
    await user.click(screen.getByRole('button', { name: words.retry }));
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  });
});
