import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerIsland } from '@/components/layout/viewer-island';
import { MEMBER_STORAGE_KEY } from '@/lib/native-bridge/stored-member';
import type { Viewer } from '@/lib/session/viewer';
import { openAddress, WithAddress } from './with-address';

const member: Viewer = {
  state: 'member',
  memberName: '표본회원',
  membershipNo: '1000000001',
  membershipId: 'sample',
  employeeStatus: 'N',
  temporaryYn: 'N',
};

let answers: (() => Response)[] = [];
const fetched = vi.fn((_path: string, _init?: RequestInit) => {
  const next = answers.shift();
  return next ? Promise.resolve(next()) : Promise.reject(new TypeError('no connection'));
});
const answer = (viewer: Viewer) => () => Response.json(viewer);

function signIn() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = 'signed-in=1; Path=/';
}
function signOut() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
}

function island() {
  return (
    <WithAddress>
      <ViewerIsland
        nativeBridgeName="HotelRewardsBridge"
        labels={{
          logIn: '로그인',
          join: '회원가입',
          myPage: '마이페이지',
          memberName: '{name}님',
          memberMenu: '회원 메뉴',
          logOut: '로그아웃',
          loggingOut: '로그아웃하고 있습니다',
          logOutFailed: '로그아웃하지 못했습니다.',
        }}
        links={{
          logIn: '/membershipLogin',
          join: '/signUp',
          home: '/',
          myPage: '/myPage',
          member: [{ label: '마이페이지', href: '/myPage' }],
        }}
      />
    </WithAddress>
  );
}

// Fetched by the island on demand; read once here, so that no test waits for the first reading.
beforeAll(() => Promise.all([import('@/lib/bff/bff-client'), import('@/components/layout/viewer-menu')]));
beforeEach(() => {
  answers = [];
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  window.localStorage.clear();
  openAddress('/hotels');
});
afterEach(signOut);

describe('ViewerIsland', () => {
  it('asks nobody without the hint cookie, and offers login and joining', () => {
    render(island());
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/membershipLogin');
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signUp');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('with the hint shows the name and the way to My Page', async () => {
    signIn();
    answers = [answer(member)];
    render(island());
    expect(await screen.findByText('표본회원님')).toBeVisible();
    expect(screen.getByText('마이페이지').closest('a')).toHaveAttribute('href', '/myPage');
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/session/viewer');
    expect(new Headers(init?.headers).get('x-bff')).toBe('1');
    expect(screen.queryByText('로그인')).not.toBeInTheDocument();
  });

  it('takes no answer for a logout: the way to My Page stays', async () => {
    signIn();
    window.localStorage.setItem(MEMBER_STORAGE_KEY, '{}');
    render(island());
    expect((await screen.findAllByText('마이페이지')).length).toBeGreaterThan(0);
    expect(screen.queryByText('로그인')).not.toBeInTheDocument();
    expect(window.localStorage.getItem(MEMBER_STORAGE_KEY)).toBe('{}');
  });

  it('clears what a former member left when the viewer is a guest', async () => {
    signIn();
    window.localStorage.setItem(MEMBER_STORAGE_KEY, '{}');
    answers = [answer({ state: 'guest' })];
    render(island());
    await waitFor(() => expect(window.localStorage.getItem(MEMBER_STORAGE_KEY)).toBeNull());
    expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible();
  });

  it('asks again when the page comes back out of the back/forward cache', async () => {
    signIn();
    answers = [answer(member), answer({ state: 'guest' })];
    render(island());
    await screen.findByText('표본회원님');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('follows a logout in another tab', async () => {
    signIn();
    answers = [answer(member)];
    render(island());
    await screen.findByText('표본회원님');
    signOut();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: MEMBER_STORAGE_KEY, newValue: null }));
    });
    expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible();
  });

  it('says so when the logout could not be done', async () => {
    signIn();
    answers = [answer(member), () => Response.json({ code: 'unreachable' }, { status: 503 })];
    render(island());
    await userEvent.click(await screen.findByText('표본회원님'));
    await userEvent.click(screen.getByText('로그아웃'));
    await waitFor(() => expect(screen.getByText('로그아웃하지 못했습니다.')).toBeInTheDocument());
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/session/logout');
    expect(screen.getByText('표본회원님')).toBeVisible();
  });
});
