import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SpendingCheckPart from '@/components/identity/spending-check-part';
import authJa from '@/messages/ja/auth.json';
import auth from '@/messages/ko/auth.json';
import { stubFetch } from '../../setup/stub-fetch';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));
const words = auth.identity.spending;
const fetched = vi.fn<(path: string) => Promise<Response>>();
const checked = vi.fn();

const problem = (status: number, code: string) =>
  Response.json({ code, status }, { status, headers: { 'content-type': 'application/problem+json' } });

/** The member comes back from the provider. */
const comeBack = () =>
  render(
    <NextIntlClientProvider locale="ko" messages={{ auth: { identity: auth.identity } }} timeZone="Asia/Seoul">
      <SpendingCheckPart until={null} href="/booking?room=1" isVerified onChecked={checked} />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  fetched.mockReset();
  checked.mockReset();
  stubFetch(fetched);
});

describe('the check before points are spent', () => {
  it('goes on after a lost answer, although the verification is used up by then', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(problem(410, 'identity_expired'));
    comeBack();
    await userEvent.click(await screen.findByRole('button', { name: words.retry }));
    await waitFor(() => expect(checked).toHaveBeenCalledOnce());
    expect(screen.queryByText(words.gone)).toBeNull();
  });

  it('puts no space between its sentences in Japanese', () => {
    render(
      <NextIntlClientProvider locale="ja" messages={{ auth: { identity: authJa.identity } }} timeZone="Asia/Seoul">
        <SpendingCheckPart until="2026-12-05T08:13:00Z" href="/booking" onChecked={checked} />
      </NextIntlClientProvider>,
    );
    expect(document.body).toHaveTextContent(new RegExp(`${authJa.identity.spending.sentence}\\S`));
  });

  it('asks for another verification where the first was used up before', async () => {
    fetched.mockResolvedValueOnce(problem(410, 'identity_expired'));
    comeBack();
    expect(await screen.findByText(words.gone)).toBeInTheDocument();
    expect(checked).not.toHaveBeenCalled();
  });
});
