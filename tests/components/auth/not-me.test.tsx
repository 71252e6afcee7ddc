import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotMe } from '@/components/auth/not-me';
import auth from '@/messages/ko/auth.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { WithTexts } from './with-texts';

const words = auth.notMe;
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const page = (
  <WithTexts>
    <NotMe telephone="02-0000-0000" passwordHref="/findAccount?type=password" />
  </WithTexts>
);
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

/** As a link that is followed on the page itself. */
function follow(hash: string): void {
  window.location.hash = hash;
}

/** As a press is repeated that came before React handled it. */
function PressAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => screen.getByRole('button', { name: words.submit }).click(), []);
  return children;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/notMe#first');
  fetched.mockReset();
  fetched.mockImplementation(async () =>
    Response.json({ enquiryNo: 'Q-1', mailedTo: 'o***@mail.example', doneBefore: false }),
  );
  stubFetch(fetched);
});

describe('the link of a mail about an account', () => {
  it('is followed where another one was opened on the same page, before a report and after it', async () => {
    window.history.replaceState(null, '', '/notMe');
    render(page);
    expect(screen.getByRole('heading', { name: words.goneTitle })).toBeVisible();
    follow('second');
    await userEvent.click(await screen.findByRole('button', { name: words.submit }));
    expect(await screen.findByRole('heading', { name: words.doneTitle })).toHaveFocus();
    await vi.waitFor(() => expect(window.location.hash).toBe(''));
    follow('third');
    await userEvent.click(await screen.findByRole('button', { name: words.submit }));
    expect(await screen.findByRole('heading', { name: words.doneTitle })).toHaveFocus();
    expect(sent()).toEqual([{ token: 'second' }, { token: 'third' }]);
  });
});

describe('a press that is repeated as soon as React handles it', () => {
  it('is a report, although no effect has run yet', async () => {
    render(<PressAtOnce>{page}</PressAtOnce>);
    expect(await screen.findByRole('heading', { name: words.doneTitle })).toBeVisible();
    expect(sent()).toEqual([{ token: 'first' }]);
  });
});
