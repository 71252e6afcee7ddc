import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityReturn, type IdentityReturnProps } from '@/components/identity/identity-return';
import type { IdentityAnswer } from '@/lib/identity/identity-start';
import { leavePage } from '@/lib/navigation/leave-page';
import auth from '@/messages/ko/auth.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';

vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn() }));

const words = auth.identity;
const receipt = 'Fe26.2*sample~2';
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const closed = vi.fn();
let heard: unknown[];
let channel: BroadcastChannel;

const verified: IdentityAnswer = { verified: true, purpose: 'signUp', window: 'popup', returnTo: '/signUp?step=2' };
const problem = (status: number, code: string) =>
  Response.json({ code }, { status, headers: { 'content-type': 'application/problem+json' } });
const news = { type: 'identity-verification', outcome: 'verified', purpose: 'signUp', returnTo: '/signUp?step=2' };

function comeBack(props: Partial<IdentityReturnProps> = {}, hash = `#${receipt}`) {
  window.history.replaceState(null, '', `/identityReturn${hash}`);
  render(
    <NextIntlClientProvider locale="ko" messages={{ auth: { identity: words } }} timeZone="Asia/Seoul">
      <IdentityReturn
        outcome={null}
        opensIn="popup"
        purpose="signUp"
        homeHref="/"
        backHref="/signUp?step=2"
        againHref="/identityVerification?purpose=signUp"
        {...props}
      />
    </NextIntlClientProvider>,
  );
}
const setOpener = (opener: unknown) => Object.defineProperty(window, 'opener', { value: opener, configurable: true });

beforeEach(() => {
  heard = [];
  channel = new BroadcastChannel('identity-verification');
  channel.onmessage = ({ data }) => heard.push(data);
  fetched.mockReset();
  closed.mockReset();
  vi.mocked(leavePage).mockReset();
  stubFetch(fetched);
  vi.stubGlobal('close', closed);
});
afterEach(() => {
  channel.close();
  setOpener(null);
});

describe('the page after the provider’s return', () => {
  it('S13 notifies the window that opened it, for its own origin alone, and closes', async () => {
    const opener = { closed: false, postMessage: vi.fn() };
    setOpener(opener);
    fetched.mockResolvedValueOnce(Response.json(verified));
    comeBack();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(opener.postMessage.mock.calls).toEqual([[news, window.location.origin]]);
    expect(fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))])).toEqual([
      ['/api/identity/result', { receipt }],
    ]);
    expect(window.location.href).not.toContain('#');
    expect(screen.getByRole('heading', { name: words.verified })).toHaveFocus();
    expect(leavePage).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
  });

  it.each([
    ['there is no opener any more', null],
    ['the opener was closed', { closed: true, postMessage: () => expect.unreachable() }],
  ])('tells the other tabs of this site where %s', async (_case, opener) => {
    setOpener(opener);
    fetched.mockResolvedValueOnce(Response.json(verified));
    comeBack();
    await waitFor(() => expect(heard).toEqual([news]));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('goes on to the form where there was no popup', async () => {
    fetched.mockResolvedValueOnce(Response.json({ ...verified, window: 'page' }));
    comeBack({ opensIn: 'page' });
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/signUp?step=2'));
    expect(closed).not.toHaveBeenCalled();
  });

  it('says when the provider recognised no person, and stays', async () => {
    fetched.mockResolvedValueOnce(Response.json({ ...verified, verified: false, window: 'page' }));
    comeBack({ opensIn: 'page' });
    expect(await screen.findByRole('heading', { name: words.notVerified })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.again })).toHaveAttribute(
      'href',
      '/identityVerification?purpose=signUp',
    );
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', '/signUp?step=2');
    expect(leavePage).not.toHaveBeenCalled();
  });

  it.each([
    [409, 'conflict', words.used],
    [403, 'forbidden', words.otherBrowser],
    [410, 'identity_expired', words.expired],
    [400, 'invalid_input', words.unreadable],
    [422, 'rejected', words.unreadable],
    [503, 'unreachable', words.unavailable],
  ])('has a sentence for %i %s, and tells the form where it is an end', async (status, code, title) => {
    fetched.mockResolvedValueOnce(problem(status, code));
    comeBack();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
    const ends = status < 500 ? [{ ...news, outcome: expect.not.stringMatching('verified') }] : [];
    await waitFor(() => expect(heard).toEqual(ends));
  });

  it('asks again with the same receipt once the service is back', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'));
    comeBack();
    const retry = await screen.findByRole('button', { name: words.retry });
    fetched.mockResolvedValueOnce(Response.json(verified));
    await userEvent.setup().click(retry);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1].body))).toEqual({ receipt });
  });

  it.each(['cancelled', 'used', 'expired', 'unreadable'] as const)('says %s without asking for anything', (outcome) => {
    comeBack({ outcome, backHref: null, againHref: null, opensIn: 'page' }, '');
    expect(screen.getByRole('heading', { name: words[outcome] })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('S58 whose verification was cancelled notifies the form and closes its popup', async () => {
    comeBack({ outcome: 'cancelled' }, '');
    await waitFor(() => expect(heard).toEqual([{ ...news, outcome: 'cancelled' }]));
    expect(closed).toHaveBeenCalledOnce();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('opened by hand is no return', async () => {
    comeBack({}, '');
    expect(await screen.findByRole('heading', { name: words.unreadable })).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});
