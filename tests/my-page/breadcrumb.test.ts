import { createStore } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { activateBreadcrumbAtom, breadcrumbAtom, breadcrumbParts, breadcrumbText } from '@/lib/my-page/breadcrumb';
import { activeEntry } from '@/lib/my-page/menu';
import messages from '@/messages/en/myPage.json';

const words = {
  myPage: 'My Page',
  groupLabel: (key: keyof typeof messages.menu.groups) => messages.menu.groups[key],
  entryLabel: (key: keyof typeof messages.menu.entries) => messages.menu.entries[key],
};
const crumb = (path: string) => breadcrumbText(breadcrumbParts(activeEntry(path), words));

afterEach(() => window.sessionStorage.clear());

describe('the breadcrumb', () => {
  test.each([
    ['/myPage', 'My Page'],
    ['/myPage/userInfo/memberStatus', 'My Page > Member information > Membership status'],
    ['/en/myPage/reservationCheck/roomReservation/R-100', 'My Page > Reservations > Room reservations'],
    ['/myPage/directQnA', 'My Page > Customer centre'],
    ['/myPage/Voc', 'My Page > Voice of the customer'],
  ])('%s reads %s', (path, text) => expect(crumb(path)).toBe(text));

  test('is stored for the session when an entry becomes active, as plain text', () => {
    const store = createStore();
    store.set(activateBreadcrumbAtom, ['My Page', 'Points', 'Your points']);
    expect(store.get(breadcrumbAtom)).toBe('My Page > Points > Your points');
    expect(window.sessionStorage.getItem('myPageBreadcrumb')).toBe('My Page > Points > Your points');
  });

  test('is there again after a reload', async () => {
    window.sessionStorage.setItem('myPageBreadcrumb', 'My Page > Vouchers > Your vouchers');
    vi.resetModules();
    const reloaded = await import('@/lib/my-page/breadcrumb');
    expect(createStore().get(reloaded.breadcrumbAtom)).toBe('My Page > Vouchers > Your vouchers');
  });
});
