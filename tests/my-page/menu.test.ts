import { describe, expect, test } from 'vitest';
import { activeEntry, type MenuConditions, menuItems, visibleEntries } from '@/lib/my-page/menu';

const member: MenuConditions = {
  employeeStatus: 'N',
  employeeReferralDashboard: { succeeded: false, data: undefined },
};
const figures = { referredCount: 3, stayedCount: 1, pointsEarned: 900 };
const employeeWith = (succeeded: boolean, data: unknown): MenuConditions => ({
  employeeStatus: 'Y',
  employeeReferralDashboard: { succeeded, data },
});

function visible(conditions: MenuConditions): Record<string, string[]> {
  return Object.fromEntries(
    menuItems.map((item) => [item.navKey, visibleEntries(item, conditions).map(({ navKey }) => navKey)]),
  );
}

describe('the table of the specification, section 2', () => {
  test('every group with its entries and their addresses, in order', () => {
    const table = menuItems.map((item) => ({
      navKey: item.navKey,
      paths: item.subMenu.length > 0 ? item.subMenu.map(({ href }) => href()) : [item.href?.() ?? null],
    }));
    expect(table).toEqual([
      {
        navKey: 'userInfo',
        paths: [
          '/myPage/userInfo/memberStatus',
          '/myPage/userInfo/mobileUserCard',
          '/myPage/userInfo/editProfile',
          '/myPage/userInfo/customUserInfo',
          '/myPage/userInfo/accountCancellation',
          '/myPage/userInfo/employeeCertification',
        ],
      },
      {
        navKey: 'reservationCheck',
        paths: ['/myPage/reservationCheck/roomReservation', '/myPage/reservationCheck/diningReservation'],
      },
      {
        navKey: 'myPoint',
        paths: [
          '/myPage/myPoint/pointInfo',
          '/myPage/myPoint/referralPointsHistory',
          '/myPage/myPoint/employeeReferralPointsHistory',
          '/myPage/myPoint/pointsAdjustment',
          '/myPage/myPoint/pointsAdjustmentResult',
        ],
      },
      { navKey: 'myCoupon', paths: ['/myPage/myCoupon/couponInfo', '/myPage/myCoupon/selectCoupon'] },
      { navKey: 'referralInput', paths: ['/myPage/referralInput/common', '/myPage/referralInput/company'] },
      { navKey: 'directQnA', paths: ['/myPage/directQnA'] },
      { navKey: 'Voc', paths: [null] },
    ]);
  });

  test('an address is its group and its entry, so that the active one can be told from it', () => {
    for (const item of menuItems) {
      for (const entry of item.subMenu) expect(entry.href()).toBe(`/myPage/${item.navKey}/${entry.navKey}`);
    }
  });

  test('exactly two entries are for employees', () => {
    const employee = menuItems.flatMap(({ subMenu }) => subMenu.filter(({ type }) => type === 'employee'));
    expect(employee.map(({ navKey }) => navKey)).toEqual(['employeeReferralPointsHistory', 'company']);
  });
});

describe('who sees what', () => {
  test('a member sees every main entry and no employee entry, whatever the dashboard says', () => {
    const expected = {
      myPoint: ['pointInfo', 'referralPointsHistory', 'pointsAdjustment', 'pointsAdjustmentResult'],
      referralInput: ['common'],
      reservationCheck: ['roomReservation', 'diningReservation'],
    };
    expect(visible(member)).toMatchObject(expected);
    expect(visible({ ...member, employeeReferralDashboard: { succeeded: true, data: figures } })).toMatchObject(
      expected,
    );
    expect(visible(member).userInfo).toContain('employeeCertification');
  });

  test.each([
    ['the call succeeded with data', true, figures, true],
    ['the call succeeded with nothing', true, null, false],
    ['the call succeeded without data', true, undefined, false],
    ['the call failed', false, undefined, false],
    ['the call failed after an earlier answer', false, figures, false],
  ])('an employee and the referral history: %s', (_, succeeded, data, shown) => {
    const entries = visible(employeeWith(succeeded, data));
    expect(entries.myPoint?.includes('employeeReferralPointsHistory')).toBe(shown);
    expect(entries.referralInput).toEqual(['common', 'company']);
  });
});

describe('the active entry of an address', () => {
  test.each([
    ['/myPage', null],
    ['/en/myPage', null],
    ['/', null],
    ['/hotels', null],
    ['/myPage/userInfo', null],
    ['/myPage/userInfo/unknown', null],
    ['/myPage/unknown/memberStatus', null],
    ['/myPage/userInfo/memberStatus', 'userInfo/memberStatus'],
    ['/en/myPage/userInfo/memberStatus', 'userInfo/memberStatus'],
    ['/jp/myPage/myPoint/pointInfo', 'myPoint/pointInfo'],
    ['/cn/myPage/myCoupon/selectCoupon', 'myCoupon/selectCoupon'],
    ['/zh-CN/myPage/referralInput/company', 'referralInput/company'],
    ['/myPage/userInfo/editProfile?type=3', 'userInfo/editProfile'],
    ['/myPage/reservationCheck/roomReservation/R-1', 'reservationCheck/roomReservation'],
    ['/myPage/myPoint/pointsAdjustment', 'myPoint/pointsAdjustment'],
    ['/myPage/myPoint/pointsAdjustmentResult', 'myPoint/pointsAdjustmentResult'],
    ['/myPage/directQnA', 'directQnA/'],
    ['/myPage/Voc', 'Voc/'],
    ['/en/Voc/result', 'Voc/'],
    ['/myPage/userInfo/Voc', 'Voc/'],
    ['/myPage/Vocal', null],
    ['/myPage?next=/Voc', null],
  ])('%s', (path, expected) => {
    const active = activeEntry(path);
    expect(active && `${active.item.navKey}/${active.entry?.navKey ?? ''}`).toBe(expected);
  });
});
