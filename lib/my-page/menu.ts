import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';

export type MenuEntryType = 'main' | 'employee';

export type EntryLabel = keyof Messages['myPage']['menu']['entries'];
type GroupWord = keyof Messages['myPage']['menu']['groups'];

export interface MenuSubEntry {
  readonly label: EntryLabel;
  readonly navKey: string;
  readonly type: MenuEntryType;
  readonly href: () => string;
  readonly needsEmployeeReferralDashboard?: true;
}

/** `title` heads the group, `label` names it in the breadcrumb: the same key. Without `subMenu` an entry by itself. */
export interface MenuItem {
  readonly label: GroupWord;
  readonly title: GroupWord;
  readonly navKey: string;
  readonly subMenu: readonly MenuSubEntry[];
  readonly href: (() => string) | null;
}

const { myPageUserInfo, myPageReservationCheck, myPagePoint, myPageCoupon, myPageReferralInput } = paths;

/**
 * Section 2 of the specification, "My Page routes" and "Side menu", row by row. It does not say which entries are of
 * type `employee`: we take those whose name says so. Employee certification is how one becomes an employee, so
 * everybody sees it.
 */
export const menuItems = [
  {
    label: 'userInfo',
    title: 'userInfo',
    navKey: 'userInfo',
    href: null,
    subMenu: [
      { label: 'memberStatus', navKey: 'memberStatus', type: 'main', href: myPageUserInfo.memberStatus },
      { label: 'mobileUserCard', navKey: 'mobileUserCard', type: 'main', href: myPageUserInfo.mobileUserCard },
      { label: 'editProfile', navKey: 'editProfile', type: 'main', href: () => myPageUserInfo.editProfile() },
      { label: 'customUserInfo', navKey: 'customUserInfo', type: 'main', href: myPageUserInfo.customUserInfo },
      {
        label: 'accountCancellation',
        navKey: 'accountCancellation',
        type: 'main',
        href: myPageUserInfo.accountCancellation,
      },
      {
        label: 'employeeCertification',
        navKey: 'employeeCertification',
        type: 'main',
        href: myPageUserInfo.employeeCertification,
      },
    ],
  },
  {
    label: 'reservationCheck',
    title: 'reservationCheck',
    navKey: 'reservationCheck',
    href: null,
    subMenu: [
      {
        label: 'roomReservation',
        navKey: 'roomReservation',
        type: 'main',
        href: myPageReservationCheck.roomReservation,
      },
      {
        label: 'diningReservation',
        navKey: 'diningReservation',
        type: 'main',
        href: myPageReservationCheck.diningReservation,
      },
    ],
  },
  {
    label: 'myPoint',
    title: 'myPoint',
    navKey: 'myPoint',
    href: null,
    subMenu: [
      { label: 'pointInfo', navKey: 'pointInfo', type: 'main', href: myPagePoint.pointInfo },
      {
        label: 'referralPointsHistory',
        navKey: 'referralPointsHistory',
        type: 'main',
        href: myPagePoint.referralPointsHistory,
      },
      {
        label: 'employeeReferralPointsHistory',
        navKey: 'employeeReferralPointsHistory',
        type: 'employee',
        href: myPagePoint.employeeReferralPointsHistory,
        needsEmployeeReferralDashboard: true,
      },
      {
        label: 'pointsAdjustment',
        navKey: 'pointsAdjustment',
        type: 'main',
        href: () => myPagePoint.pointsAdjustment(),
      },
      {
        label: 'pointsAdjustmentResult',
        navKey: 'pointsAdjustmentResult',
        type: 'main',
        href: myPagePoint.pointsAdjustmentResult,
      },
    ],
  },
  {
    label: 'myCoupon',
    title: 'myCoupon',
    navKey: 'myCoupon',
    href: null,
    subMenu: [
      { label: 'couponInfo', navKey: 'couponInfo', type: 'main', href: () => myPageCoupon.couponInfo() },
      { label: 'selectCoupon', navKey: 'selectCoupon', type: 'main', href: myPageCoupon.selectCoupon },
    ],
  },
  {
    label: 'referralInput',
    title: 'referralInput',
    navKey: 'referralInput',
    href: null,
    subMenu: [
      { label: 'common', navKey: 'common', type: 'main', href: myPageReferralInput.common },
      { label: 'company', navKey: 'company', type: 'employee', href: myPageReferralInput.company },
    ],
  },
  { label: 'directQnA', title: 'directQnA', navKey: 'directQnA', href: () => paths.myPageDirectQnA(), subMenu: [] },
  { label: 'voc', title: 'voc', navKey: 'Voc', href: null, subMenu: [] },
] as const satisfies readonly MenuItem[];

const entries: readonly MenuSubEntry[] = menuItems.flatMap((item: MenuItem) => item.subMenu);

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

/** The group and entry that an address belongs to; `entry` is null for a group without entries. */
export interface ActiveEntry {
  item: MenuItem;
  entry: MenuSubEntry | null;
}

const vocItem: MenuItem | undefined = menuItems.find((item) => item.navKey === 'Voc');

/** In any language. Pages below an entry belong to it, a `Voc` segment to the voice of the customer. */
export function activeEntry(pathname: string): ActiveEntry | null {
  const segments = pathname.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  if (vocItem && segments.includes(vocItem.navKey)) return { item: vocItem, entry: null };
  const start = segments.indexOf('myPage');
  if (start === -1) return null;
  const [group, name] = segments.slice(start + 1);
  const item: MenuItem | undefined = menuItems.find((candidate) => candidate.navKey === group);
  if (!item) return null;
  if (item.subMenu.length === 0) return { item, entry: null };
  const entry = item.subMenu.find((candidate) => candidate.navKey === name);
  return entry ? { item, entry } : null;
}
