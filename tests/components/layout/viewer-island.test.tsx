// Long, because every way in which a page may learn who is looking is walked with one island and one set of answers.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MADE_FOR_MEMBER, PERSONAL_PAGE } from '@/components/layout/personal-page-mark';
import { ViewerIsland } from '@/components/layout/viewer-island';
import { dispatchViewer } from '@/lib/bff/session-events';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { reloadPage } from '@/lib/navigation/leave-page';
import { pageKind } from '@/lib/routes/pages';
import type { Viewer } from '@/lib/session/viewer';
import layout from '@/messages/ko/layout.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { openAddress as openInBar, WithAddress } from './with-address';

// jsdom cannot load a page; that it is asked for is what counts.
vi.mock('@/lib/navigation/leave-page', () => ({ reloadPage: vi.fn() }));

const member: Viewer = {
  state: 'member',
  memberName: '표본회원',
  membershipNo: '1000000001',
  membershipId: 'sample',
  employeeStatus: 'N',
  temporaryYn: 'N',
};

let answers: (() => Response)[] = [];
const fetched = vi.fn((_path: string, _init?: SentRequest) => {
  const next = answers.shift();
  return next ? Promise.resolve(next()) : Promise.reject(new TypeError('no connection'));
});
const answer = (viewer: Viewer) => () => Response.json(viewer);

/** Opens an address whose page carries its mark, as the layout of personal pages draws it. */
function openAddress(address: string) {
  openInBar(address);
  document.head.querySelector(`meta[name="${PERSONAL_PAGE}"]`)?.remove();
  if (pageKind(address) === 'public') return;
  const mark = document.createElement('meta');
  mark.name = PERSONAL_PAGE;
  document.head.append(mark);
}

function signIn() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = 'signed-in=1; Path=/';
}
function signOut() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
}

function island(byLatinName = false) {
  return (
    <WithAddress>
      <ViewerIsland
        byLatinName={byLatinName}
        nativeBridgeName="HotelRewardsBridge"
        waysIn={
          <>
            <a href="/membershipLogin">로그인</a>
            <a href="/signUp">회원가입</a>
          </>
        }
        myPage={<a href="/myPage">마이페이지</a>}
        texts={{ locale: 'ko', messages: { layout } }}
        links={{
          home: '/',
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
  vi.mocked(reloadPage).mockReset();
  stubFetch(fetched);
  window.localStorage.clear();
  window.sessionStorage.clear();
  openAddress('/hotels');
});
afterEach(signOut);

describe('ViewerIsland', () => {
  it('sends no request without the hint cookie, and offers login and joining', () => {
    render(island());
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/membershipLogin');
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signUp');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('offers them where the browser keeps nothing for this site at all', async () => {
    const closed = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { container } = render(island());
    await waitFor(() => expect(container.querySelector('.viewer-unknown')).toBeNull());
    expect(screen.getByRole('link', { name: '로그인' })).toBeVisible();
    closed.mockRestore();
  });

  it.each([
    ['a page of another language than Korean', true, 'Sample Member', 'Sample Member님'],
    ['a page in Korean', false, 'Sample Member', '표본회원님'],
    ['a page of another language, without one,', true, '', '표본회원님'],
  ])('on %s shows the Latin name where there is one', async (_, byLatinName, latinName, shown) => {
    signIn();
    answers = [answer({ ...member, latinName })];
    render(island(byLatinName));
    expect(await screen.findByText(shown)).toBeVisible();
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

  it('follows a change of the member at once, and shows no other person as the member', async () => {
    signIn();
    answers = [answer({ ...member, latinName: 'Sample Member' })];
    render(island(true));
    await screen.findByText('Sample Member님');
    act(() => dispatchViewer({ ...member, latinName: 'Another Name' }));
    expect(screen.getByText('Another Name님')).toBeVisible();
    act(() => dispatchViewer({ ...member, membershipNo: '1000000002', latinName: 'Somebody Else' }));
    expect(screen.getByText('Another Name님')).toBeVisible();
  });

  it('takes no answer for a logout: the way to My Page stays', async () => {
    signIn();
    window.localStorage.setItem(storedItems.membershipUserInfo, '{}');
    render(island());
    expect((await screen.findAllByText('마이페이지')).length).toBeGreaterThan(0);
    expect(screen.queryByText('로그인')).not.toBeInTheDocument();
    expect(window.localStorage.getItem(storedItems.membershipUserInfo)).toBe('{}');
  });

  it.each([
    ['localStorage', storedItems.membershipUserInfo],
    ['sessionStorage', 'vocId'],
  ] as const)('clears what a former member left in %s when the viewer is a guest', async (area, item) => {
    signIn();
    window[area].setItem(item, '{}');
    answers = [answer({ state: 'guest' })];
    render(island());
    await waitFor(() => expect(window[area].getItem(item)).toBeNull());
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
      window.dispatchEvent(new StorageEvent('storage', { key: storedItems.membershipUserInfo, newValue: null }));
    });
    expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible();
  });

  it('says so when the logout could not be done', async () => {
    signIn();
    answers = [answer(member), () => Response.json({ code: 'unreachable' }, { status: 503 })];
    render(island());
    await userEvent.click(await screen.findByText('표본회원님'));
    await userEvent.click(screen.getByText('로그아웃'));
    await waitFor(() => expect(screen.getByText(layout.viewer.logOutFailed)).toBeInTheDocument());
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/session/logout');
    expect(screen.getByText('표본회원님')).toBeVisible();
  });
});

const another: Viewer = { ...member, memberName: '다른회원', membershipNo: '1000000002', membershipId: 'another' };
const cacheEvent = (name: 'pagehide' | 'pageshow') =>
  fireEvent(window, new PageTransitionEvent(name, { persisted: true }));

async function otherTabSays(news: string) {
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage(news);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  otherTab.close();
}

async function openAsMember(address: string) {
  openAddress(address);
  signIn();
  window.localStorage.setItem(storedItems.membershipUserInfo, '{}');
  window.sessionStorage.setItem('owned:booking', '{"owner":"1000000001"}');
  window.sessionStorage.setItem('vocId', '1');
  answers = [answer(member)];
  render(island());
  await screen.findByText('표본회원님');
}

describe('S09 a logout in another tab', () => {
  it('takes the name, what is stored and what was typed; a public page stays', async () => {
    await openAsMember('/hotels');
    await otherTabSays('loggedOut');
    expect(screen.getByRole('link', { name: '로그인' })).toBeVisible();
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('loads a personal page again', async () => {
    await openAsMember('/booking');
    await otherTabSays('loggedOut');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('leaves the page of somebody who was not logged in here alone', async () => {
    openAddress('/membershipLogin');
    window.sessionStorage.setItem('vocId', '1');
    render(island());
    await otherTabSays('loggedOut');
    expect(reloadPage).not.toHaveBeenCalled();
    expect(window.sessionStorage.getItem('vocId'), 'in all tabs').toBeNull();
  });

  it('is no expiry: that one keeps what was typed for the next login', async () => {
    await openAsMember('/booking');
    await otherTabSays('expired');
    expect(screen.queryByText('표본회원님')).not.toBeInTheDocument();
    expect(Object.keys(window.sessionStorage)).toEqual(['owned:booking']);
  });
});

describe('S08 S09 a page that was asked for with a session which has ended since', () => {
  it('is loaded again, once: the next one is made for a guest', async () => {
    openAddress('/en/booking');
    document.head.querySelector(`meta[name="${PERSONAL_PAGE}"]`)?.setAttribute('content', MADE_FOR_MEMBER);
    const { unmount } = render(island());
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
    unmount();
    openAddress('/en/booking');
    render(island());
    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

describe('S06 somebody else logs in in another tab', () => {
  it('takes what this tab keeps of the former member, and loads a personal page again', async () => {
    await openAsMember('/booking');
    window.localStorage.setItem(storedItems.membershipUserInfo, '{"membershipId":"another"}');
    answers = [answer(another)];
    await otherTabSays('loggedIn');
    expect(window.sessionStorage.length).toBe(0);
    expect(window.localStorage.getItem(storedItems.membershipUserInfo)).toBe('{"membershipId":"another"}');
    expect(screen.queryByText('표본회원님')).not.toBeInTheDocument();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('loads a personal page again also where the server had not yet said whose it was', async () => {
    openAddress('/booking');
    signIn();
    fetched.mockReturnValueOnce(new Promise(() => undefined));
    render(island());
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await otherTabSays('loggedIn');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('reloads the page of a member whose session has expired only for another member', async () => {
    await openAsMember('/booking');
    await otherTabSays('expired');
    answers = [answer(member), answer(another)];
    await otherTabSays('loggedIn');
    expect(await screen.findByText('표본회원님')).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    await otherTabSays('expired');
    await otherTabSays('loggedIn');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.length).toBe(0);
  });

  it('is not undone by an older answer that comes late', async () => {
    openAddress('/hotels');
    signIn();
    let late: (response: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    render(island());
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    answers = [answer({ ...member, membershipNo: '2', memberName: '다른회원' })];
    await otherTabSays('loggedIn');
    expect(await screen.findByText('다른회원님')).toBeVisible();
    await act(async () => late(answer(member)()));
    expect(screen.getByText('다른회원님')).toBeVisible();
  });

  it('changes nothing when it is the same member', async () => {
    await openAsMember('/booking');
    answers = [answer(member)];
    await otherTabSays('loggedIn');
    expect(screen.getByText('표본회원님')).toBeVisible();
    expect(window.sessionStorage.length).toBe(2);
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('S08 a page that comes back out of the back/forward cache', () => {
  const isCovered = () => document.documentElement.style.visibility === 'hidden';
  afterEach(() => document.documentElement.removeAttribute('style'));

  it.each([
    ['the member logged out', { state: 'guest' } as Viewer],
    ['another logged in', another],
  ])('stays covered and is loaded again when %s', async (_, viewer) => {
    await openAsMember('/booking');
    cacheEvent('pagehide');
    expect(isCovered()).toBe(true);
    answers = [answer(viewer)];
    cacheEvent('pageshow');
    expect(screen.queryByText('표본회원님')).not.toBeInTheDocument();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(isCovered()).toBe(true);
  });

  it('stays covered and is asked for as a whole when the server does not answer', async () => {
    await openAsMember('/booking');
    cacheEvent('pagehide');
    cacheEvent('pageshow');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(isCovered()).toBe(true);
  });

  it('stays covered and is asked for as a whole when the owner of the session is unknown', async () => {
    await openAsMember('/booking');
    cacheEvent('pagehide');
    answers = [answer({ state: 'unavailable', memberName: '다른회원' })];
    cacheEvent('pageshow');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(isCovered()).toBe(true);
  });

  it('was left with an expired session: it is asked for as a whole, and what was typed stays', async () => {
    await openAsMember('/booking');
    await otherTabSays('expired');
    signOut();
    cacheEvent('pagehide');
    cacheEvent('pageshow');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(isCovered()).toBe(true);
    expect(Object.keys(window.sessionStorage)).toEqual(['owned:booking']);
  });

  it('is uncovered only by the answer that it is the same member', async () => {
    await openAsMember('/booking');
    cacheEvent('pagehide');
    answers = [answer(member)];
    cacheEvent('pageshow');
    expect(isCovered()).toBe(true);
    expect(await screen.findByText('표본회원님')).toBeVisible();
    expect(isCovered()).toBe(false);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it.each(['logged out', 'another logged in'])(
    'was put away before the server had said whose it was: %s',
    async (since) => {
      openAddress('/booking');
      signIn();
      fetched.mockReturnValueOnce(new Promise(() => undefined));
      render(island());
      await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
      cacheEvent('pagehide');
      expect(isCovered()).toBe(true);
      if (since === 'logged out') signOut();
      else answers = [answer(another)];
      cacheEvent('pageshow');
      await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
      expect(isCovered()).toBe(true);
    },
  );

  it('shows no name on a public page until the answer is there', async () => {
    await openAsMember('/hotels');
    cacheEvent('pagehide');
    expect(isCovered()).toBe(false);
    answers = [answer({ state: 'guest' })];
    cacheEvent('pageshow');
    expect(screen.queryByText('표본회원님')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible();
  });
});
