import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';

type MenuEntryType = 'main' | 'employee';

export type EntryLabel = keyof Messages['myPage']['menu']['entries'];
type GroupWord = keyof Messages['myPage']['menu']['groups'];

export interface MenuSubEntry {
  readonly label: EntryLabel;
  readonly navKey: string;
  readonly type: MenuEntryType;
  readonly href: () => string;
  readonly needsEmployeeReferralDashboard?: true;
}

/** A group, or with an empty `subMenu` an entry by itself. `title` heads the group, `label` names it in the breadcrumb. */
export interface MenuItem {
  readonly label: GroupWord;
  readonly title: GroupWord;
  readonly navKey: string;
  readonly subMenu: readonly MenuSubEntry[];
  readonly href: (() => string) | null;
}

const { myPageUserInfo, myPageReservationCheck, myPagePoint, myPageCoupon, myPageReferralInput } = paths;

const entry = (label: EntryLabel, href: () => string, type: MenuEntryType = 'main'): MenuSubEntry => {
  return { label, navKey: label, type, href };
};

const group = (label: GroupWord, subMenu: readonly MenuSubEntry[]): MenuItem => {
  return { label, title: label, navKey: label, href: null, subMenu };
};

/**
 * Section 2 of the specification, "My Page routes" and "Side menu", row by row. It does not say which entries are of
 * type `employee`: we take those whose name says so. Employee certification is how one becomes an employee, so
 * everybody sees it.
 */
export const menuItems: readonly MenuItem[] = [
  group('userInfo', [
    entry('memberStatus', myPageUserInfo.memberStatus),
    entry('mobileUserCard', myPageUserInfo.mobileUserCard),
    entry('editProfile', () => myPageUserInfo.editProfile()),
    entry('customUserInfo', myPageUserInfo.customUserInfo),
    entry('accountCancellation', myPageUserInfo.accountCancellation),
    entry('employeeCertification', myPageUserInfo.employeeCertification),
  ]),
  group('reservationCheck', [
    entry('roomReservation', () => myPageReservationCheck.roomReservation()),
    entry('diningReservation', () => myPageReservationCheck.diningReservation()),
  ]),
  group('myPoint', [
    entry('pointInfo', () => myPagePoint.pointInfo()),
    entry('referralPointsHistory', myPagePoint.referralPointsHistory),
    {
      ...entry('employeeReferralPointsHistory', myPagePoint.employeeReferralPointsHistory, 'employee'),
      needsEmployeeReferralDashboard: true,
    },
    entry('pointsAdjustment', () => myPagePoint.pointsAdjustment()),
    entry('pointsAdjustmentResult', myPagePoint.pointsAdjustmentResult),
  ]),
  group('myCoupon', [
    entry('couponInfo', () => myPageCoupon.couponInfo()),
    entry('selectCoupon', myPageCoupon.selectCoupon),
  ]),
  group('referralInput', [
    entry('common', myPageReferralInput.common),
    entry('company', myPageReferralInput.company, 'employee'),
  ]),
  { ...group('directQnA', []), href: () => paths.myPageDirectQnA() },
  { ...group('voc', []), navKey: 'Voc' },
];

const entries = menuItems.flatMap((item) => item.subMenu);

export function entryOf(label: EntryLabel): MenuSubEntry {
  const entry = entries.find((candidate) => candidate.label === label);
  if (!entry) throw new Error(`the menu has no entry ${label}`);
  return entry;
}

export function mayOpen({ type }: MenuSubEntry, { employeeStatus }: Pick<MenuConditions, 'employeeStatus'>): boolean {
  return type === 'main' || employeeStatus === 'Y';
}

export interface MenuConditions {
  employeeStatus: 'Y' | 'N';
  /** The call for the employee-referral dashboard, and what it returned; null data is none. */
  employeeReferralDashboard: { succeeded: boolean; data: unknown };
}

export function visibleEntries(item: MenuItem, conditions: MenuConditions): readonly MenuSubEntry[] {
  const { succeeded, data } = conditions.employeeReferralDashboard;
  const dashboardAnswered = succeeded && data !== null && data !== undefined;
  return item.subMenu.filter((entry) => {
    if (!mayOpen(entry, conditions)) return false;
    return entry.needsEmployeeReferralDashboard ? dashboardAnswered : true;
  });
}

export interface ActiveEntry {
  item: MenuItem;
  entry: MenuSubEntry | null;
}

const vocItem = menuItems.find((item) => item.navKey === 'Voc');

/** In any language. Pages below an entry belong to it, a `Voc` segment to the voice of the customer. */
export function activeEntry(pathname: string): ActiveEntry | null {
  const segments = pathname.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  if (vocItem && segments.includes(vocItem.navKey)) return { item: vocItem, entry: null };
  const start = segments.indexOf('myPage');
  if (start === -1) return null;
  const [group, name] = segments.slice(start + 1);
  const item = menuItems.find((candidate) => candidate.navKey === group);
  if (!item) return null;
  if (item.subMenu.length === 0) return { item, entry: null };
  const entry = item.subMenu.find((candidate) => candidate.navKey === name);
  return entry ? { item, entry } : null;
}
