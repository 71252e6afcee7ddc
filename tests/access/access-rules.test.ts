import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAccess } from '@/lib/access/access-rules';

const open = { kind: 'open' };
const toHome = { kind: 'toHome', notice: 'alreadyLoggedIn' };
const toPassword = { kind: 'toPassword', notice: 'passwordChange' };
const toLogin = { kind: 'toLogin', notice: 'loginRequired' };

describe('access rules by route (specification, section 2)', () => {
  it.each([
    // path, guest, member
    ['/', open, open],
    ['/hotels', open, open],
    ['/search', open, open],
    ['/membershipLogin', open, toHome],
    ['/en/membershipLogin', open, toHome],
    ['/jp/signUp', open, toHome],
    ['/cn/signUp/terms', open, toHome],
    ['/signUp', open, toHome],
    ['/signUpSuccess', open, open],
    ['/en/signUpSuccess', open, open],
    ['/myPage', toLogin, open],
    ['/en/myPage/userInfo/memberStatus', toLogin, open],
    ['/jp/myPage/reservationCheck/roomReservation/ABC-123', toLogin, open],
    // "Any path containing myPage" is meant literally.
    ['/hotels/myPage', toLogin, open],
    ['/xmyPagex', toLogin, open],
    // Spellings that a router could still take for the same page.
    ['/%6dyPage', toLogin, open],
    ['//myPage', toLogin, open],
    ['/my%50age/userInfo/memberStatus', toLogin, open],
    ['/myPage;v=1', toLogin, open],
    ['/myPage.rsc', toLogin, open],
    ['//membershipLogin', open, toHome],
    ['/membership%4Cogin', open, toHome],
    ['/membershipIntegration', open, toHome],
    ['/findAccount', open, open],
    ['/%E0%A4%A', open, open],
  ])('%s', (pathname, guest, member) => {
    expect(decideAccess({ pathname, loggedIn: false, insideApp: false })).toEqual(guest);
    expect(decideAccess({ pathname, loggedIn: true, insideApp: false })).toEqual(member);
  });

  it('leads somebody who has just joined to their membership number in place of the alert', () => {
    const decide = (pathname: string, loggedIn = true) =>
      decideAccess({ pathname, loggedIn, welcomeDue: true, insideApp: false });
    for (const path of ['/signUp', '/en/signUp/details', '/jp/membershipLogin', '/membershipIntegration'])
      expect(decide(path)).toEqual({ kind: 'toWelcome' });
    expect(decide('/signUpSuccess')).toEqual(open);
    expect(decide('/signUp', false)).toEqual(open);
  });

  it.each([
    ['/myPage', '', toPassword],
    ['/en/myPage/myPoint/pointInfo', '', toPassword],
    ['/hotels/myPage', '', toPassword],
    ['/%6dyPage', '', toPassword],
    ['/myPage/userInfo/editProfile', '', toPassword],
    ['/myPage/userInfo/editProfile', '?type=1', toPassword],
    ['/myPage/userInfo/editProfile', '?type=3&type=1', toPassword],
    ['/myPage/userInfo/editProfileX', '?type=3', toPassword],
    ['/myPage/userInfo/editProfile', '?type=3', open],
    ['/jp/myPage/userInfo/editProfile', '?type=3&notice=passwordChange', open],
    ['/', '', open],
    ['/booking', '', open],
  ])(
    '%s%s leads a member with a temporary password to its change, inside the apps too',
    (pathname, search, decision) => {
      for (const insideApp of [false, true]) {
        expect(decideAccess({ pathname, search, loggedIn: true, temporary: true, insideApp })).toEqual(decision);
        expect(decideAccess({ pathname, search, loggedIn: true, insideApp })).toEqual(open);
      }
    },
  );

  it('skips both checks inside the native apps, whatever the path', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.boolean(), (path, loggedIn) => {
        expect(decideAccess({ pathname: path, loggedIn, insideApp: true })).toEqual(open);
      }),
    );
  });

  it('never opens a path with myPage in it to a guest in a browser', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webPath(), (before, after) => {
        expect(decideAccess({ pathname: `${before}myPage${after}`, loggedIn: false, insideApp: false })).toEqual(
          toLogin,
        );
      }),
    );
  });
});
