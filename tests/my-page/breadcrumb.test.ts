// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { breadcrumbParts, breadcrumbText, storeBreadcrumb } from '@/lib/my-page/breadcrumb';
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
    ['/en/myPage/reservationCheck/roomReservation/R-100', 'My Page > My reservations > Room reservations'],
    ['/myPage/directQnA', 'My Page > Customer centre'],
    ['/myPage/Voc', 'My Page > Feedback'],
  ])('%s reads %s', (path, text) => expect(crumb(path)).toBe(text));

  test('is stored for the session when an entry becomes active, as plain text', () => {
    storeBreadcrumb(['My Page', 'Points', 'Your points']);
    expect(window.sessionStorage.getItem('myPageBreadcrumb')).toBe('My Page > Points > Your points');
  });
});
