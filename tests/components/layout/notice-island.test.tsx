import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeCodes } from '@/components/layout/notice-codes';
import { NoticeIsland } from '@/components/layout/notice-island';
import { dispatchPasswordChange, dispatchSessionExpired, forgetSessionExpired } from '@/lib/bff/session-events';
import { storedItems } from '@/lib/browser-storage/stored-items';
import ko from '@/messages/ko/layout.json';
import { installModalShim } from '../ui/modal-shim';
import { openAddress, WithAddress } from './with-address';

const texts = Object.fromEntries(noticeCodes.map((code) => [code, ko.alerts[code]])) as Record<
  (typeof noticeCodes)[number],
  string
>;

function island() {
  return (
    <WithAddress>
      <NoticeIsland
        texts={texts}
        confirmLabel="예약 내용 확인"
        logInHref="/membershipLogin"
        passwordHref="/myPage/userInfo/editProfile?type=3"
        nativeBridgeName="HotelRewardsBridge"
      />
    </WithAddress>
  );
}

beforeAll(installModalShim);
beforeEach(() => {
  window.localStorage.clear();
  forgetSessionExpired();
});

describe('NoticeIsland', () => {
  it('alerts a temporary password that the server has refused a call for', async () => {
    openAddress('/booking');
    render(island());
    act(dispatchPasswordChange);
    expect(await screen.findByRole('alertdialog', { name: '비밀번호를 변경해 주세요.' })).toBeVisible();
  });

  it('says nothing for a code that is none, and takes it out all the same', async () => {
    openAddress('/?notice=%3Cscript%3E');
    render(island());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows the next code when the address changes within the page', async () => {
    openAddress('/');
    const { rerender } = render(island());
    openAddress('/?notice=alreadyLoggedIn');
    rerender(island());
    expect(
      await screen.findByRole('alertdialog', { name: '로그인 상태로 접근할 수 없는 페이지입니다.' }),
    ).toBeVisible();
  });

  it('says that the session is over, forgets the member and notifies the app once', async () => {
    openAddress('/myPage');
    window.localStorage.setItem(storedItems.membershipUserInfo, '{"memberName":"표본"}');
    const told: unknown[] = [];
    Object.assign(window, {
      webkit: {
        messageHandlers: { HotelRewardsBridge: { postMessage: (message: unknown) => told.push(message) } },
      },
    });
    render(island());
    act(() => {
      dispatchSessionExpired();
    });
    expect(await screen.findByRole('alertdialog', { name: '로그인 정보가 만료되었습니다.' })).toBeVisible();
    expect(window.localStorage.getItem(storedItems.membershipUserInfo)).toBeNull();
    expect(told).toEqual([{ type: 'tokenExpired' }]);
    // A page that loads meanwhile with the old cookie finds nothing stored any more: the app is notified once.
    act(() => {
      dispatchSessionExpired();
    });
    expect(told).toHaveLength(1);
    Reflect.deleteProperty(window, 'webkit');
  });

  it('says so too where the session ended before this part of the page was taken over', async () => {
    openAddress('/myPage');
    dispatchSessionExpired();
    render(island());
    expect(await screen.findByRole('alertdialog', { name: '로그인 정보가 만료되었습니다.' })).toBeVisible();
  });
});
