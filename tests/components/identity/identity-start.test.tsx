import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityStart } from '@/components/identity/identity-start';
import type { IdentityWindow } from '@/lib/identity/identity-start';
import auth from '@/messages/ko/auth.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';

const words = auth.identity;
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const submitted = vi.fn<(form: HTMLFormElement) => void>();
const form = { action: 'https://provider.example/verify', fields: { m: 'service', enc_data: 'sample' } };
const problem = (status: number, code: string) =>
  Response.json({ code }, { status, headers: { 'content-type': 'application/problem+json' } });

function open(opensIn: IdentityWindow = 'page') {
  render(
    <NextIntlClientProvider locale="ko" messages={{ auth: { identity: words } }} timeZone="Asia/Seoul">
      <IdentityStart purpose="signUp" opensIn={opensIn} returnTo="/signUp" />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  fetched.mockReset();
  submitted.mockReset();
  stubFetch(fetched);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted(this);
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});
afterEach(() => vi.restoreAllMocks());

describe('the page that leads to the provider', () => {
  it('begins once and posts the provider’s form', async () => {
    fetched.mockResolvedValueOnce(Response.json(form));
    open('popup');
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    const [sent] = submitted.mock.calls[0] ?? [];
    expect([sent?.method, sent?.action]).toEqual(['post', form.action]);
    expect(Object.fromEntries(new FormData(sent))).toEqual(form.fields);
    expect(fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))])).toEqual([
      ['/api/identity/start', { purpose: 'signUp', window: 'popup', returnTo: '/signUp' }],
    ]);
  });

  it('does not lead on again when the visitor came back to it', async () => {
    vi.mocked(performance.getEntriesByType).mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming]);
    const user = open();
    expect(screen.getByRole('heading', { name: words.cameBack })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', '/signUp');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(Response.json(form));
    await user.click(screen.getByRole('button', { name: words.again }));
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  });

  it('nor when the browser had kept it as it was left', async () => {
    fetched.mockResolvedValueOnce(Response.json(form));
    open();
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(screen.getByRole('heading', { name: words.cameBack })).toBeInTheDocument();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it.each([
    [429, 'rate_limited', words.limited],
    [503, 'unreachable', words.unavailable],
    [404, 'not_found', words.unavailable],
  ])('says what %i %s means, and may be tried again', async (status, code, title) => {
    fetched.mockResolvedValueOnce(problem(status, code));
    const user = open();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    fetched.mockResolvedValueOnce(Response.json(form));
    await user.click(screen.getByRole('button', { name: words.retry }));
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  });

  it('in a popup offers to close it', async () => {
    const closed = vi.fn();
    vi.stubGlobal('close', closed);
    fetched.mockResolvedValueOnce(problem(503, 'unreachable'));
    const user = open('popup');
    await user.click(await screen.findByRole('button', { name: words.close }));
    expect(closed).toHaveBeenCalledOnce();
  });
});
