import { act, render, screen } from '@testing-library/react';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MemberScope } from '@/components/my-page/shell/my-page-frame';
import { dispatchSessionExpired, forgetSessionExpired } from '@/lib/bff/session-events';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { words } from './as-member';

function openScopeOf(shown: string, query = '') {
  render(
    <PathnameContext.Provider value="/en/myPage/userInfo/memberStatus">
      <SearchParamsContext.Provider value={new URLSearchParams(query)}>
        <NextIntlClientProvider locale="ko" messages={{ myPage: words }}>
          <MemberScope membershipId={shown}>
            <p>balance 4321</p>
          </MemberScope>
        </NextIntlClientProvider>
      </SearchParamsContext.Provider>
    </PathnameContext.Provider>,
  );
}

async function openScope(query = '') {
  openScopeOf('sample.member', query);
  await screen.findByText('balance 4321');
}

const otherTab = (key: string | null) => act(() => window.dispatchEvent(new StorageEvent('storage', { key })));

function signIn(maxAge = 60) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = `signed-in=1; Path=/; Max-Age=${maxAge}`;
}

beforeEach(() => {
  signIn();
  window.localStorage.setItem(storedItems.membershipId, 'sample.member');
});
afterEach(() => {
  signIn(0);
  window.localStorage.clear();
  forgetSessionExpired();
});

describe('what is known about a member', () => {
  test('is gone from the screen when the session expires, with the way back', async () => {
    await openScope();
    act(() => dispatchSessionExpired());
    expect(screen.queryByText('balance 4321')).toBeNull();
    expect(screen.getByRole('link', { name: words.ended.login })).toHaveAttribute(
      'href',
      '/membershipLogin?returnTo=%2FmyPage%2FuserInfo%2FmemberStatus',
    );
  });

  test('has a way back that keeps the query, which is part of the page', async () => {
    await openScope('type=3&view=past');
    act(() => dispatchSessionExpired());
    const way = screen.getByRole('link', { name: words.ended.login }).getAttribute('href') ?? '';
    expect(new URLSearchParams(way.split('?')[1]).get('returnTo')).toBe(
      '/myPage/userInfo/memberStatus?type=3&view=past',
    );
  });

  test('is not shown by a page that arrives after another tab has logged out', () => {
    signIn(0);
    window.localStorage.clear();
    openScopeOf('sample.member');
    expect(screen.getByText(words.ended.title)).toBeInTheDocument();
    expect(screen.queryByText('balance 4321')).toBeNull();
  });

  test('is not shown by a page that arrives after somebody else has logged in', () => {
    openScopeOf('sample.employee');
    expect(screen.getByText(words.ended.title)).toBeInTheDocument();
  });

  test('is shown where the browser keeps nothing', () => {
    window.localStorage.clear();
    openScopeOf('sample.member');
    expect(screen.getByText('balance 4321')).toBeInTheDocument();
  });

  test('is gone when another tab logs out', async () => {
    await openScope();
    window.localStorage.clear();
    otherTab(storedItems.membershipId);
    expect(screen.getByText(words.ended.title)).toBeInTheDocument();
  });

  test.each(['loggedOut', 'expired'])('S09 is gone at once when another tab says %s', async (news) => {
    await openScope();
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage(news);
    expect(await screen.findByText(words.ended.title)).toBeInTheDocument();
    expect(screen.queryByText('balance 4321')).toBeNull();
    otherTab.close();
  });

  test('S06 is gone when another tab logs somebody else in', async () => {
    await openScope();
    window.localStorage.setItem(storedItems.membershipId, 'sample.employee');
    otherTab(storedItems.membershipId);
    expect(screen.getByText(words.ended.title)).toBeInTheDocument();
  });

  test('stays when another tab stores something else, or the same member logs in again', async () => {
    await openScope();
    otherTab('hotelSearchState');
    otherTab(storedItems.membershipId);
    expect(screen.getByText('balance 4321')).toBeInTheDocument();
  });
});
