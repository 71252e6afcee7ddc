import type { Messages } from '@/lib/i18n/messages';
import { inPreparation } from '@/lib/in-preparation';
import { type EntryLabel, type MenuItem, menuItems } from './menu';

type PreparedWord = keyof Messages['myPage']['preparation']['what'];

/** An entry of the menu that has a page which only says that it is in preparation. */
export type PreparedEntry = EntryLabel & PreparedWord;

type OpenWord = Exclude<EntryLabel, PreparedWord>;

/** Entries that have a page of their own; total over the words that have no sentence of preparation. */
const open: Record<OpenWord, true> = {
  memberStatus: true,
  mobileUserCard: true,
  editProfile: true,
  customUserInfo: true,
  accountCancellation: true,
  employeeCertification: true,
  roomReservation: true,
  diningReservation: true,
  couponInfo: true,
  selectCoupon: true,
  pointsAdjustment: true,
  pointsAdjustmentResult: true,
  pointInfo: true,
  referralPointsHistory: true,
  employeeReferralPointsHistory: true,
  common: true,
  company: true,
};

const isOpen = (label: EntryLabel): label is OpenWord => Object.hasOwn(open, label);

/**
 * The menu's entry at an address, if that address is one of those in preparation; null for every other.
 * @param path without language segment, without query
 */
export function preparedEntryAt(path: string): PreparedEntry | null {
  if (!inPreparation.some((page) => page.path === path)) return null;
  for (const item of menuItems as readonly MenuItem[]) {
    for (const { href, label } of item.subMenu) {
      if (href() === path && !isOpen(label)) return label;
    }
  }
  return null;
}
