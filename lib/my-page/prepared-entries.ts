import type { Messages } from '@/lib/i18n/messages';
import { inPreparation } from '@/lib/in-preparation';
import { type MenuItem, menuItems } from './menu';

type EntryWord = keyof Messages['myPage']['menu']['entries'];
type PreparedWord = keyof Messages['myPage']['preparation']['what'];

/** An entry of the menu that has a page which only says that it is in preparation. */
export type PreparedEntry =
  | { kind: 'entry'; label: EntryWord & PreparedWord; employeeOnly: boolean }
  | { kind: 'group'; label: 'directQnA'; employeeOnly: false };

type OpenWord = Exclude<EntryWord, PreparedWord>;

/** Entries that have a page of their own; total over the words that have no sentence of preparation. */
const open: Record<OpenWord, true> = {
  memberStatus: true,
  mobileUserCard: true,
  editProfile: true,
  customUserInfo: true,
  accountCancellation: true,
  employeeCertification: true,
  roomReservation: true,
};

const isOpen = (label: EntryWord): label is OpenWord => Object.hasOwn(open, label);

/**
 * The menu's entry at an address, if that address is one of those in preparation; null for every other.
 * @param path without language segment, without query
 */
export function preparedEntryAt(path: string): PreparedEntry | null {
  if (!inPreparation.some((page) => page.path === path)) return null;
  for (const item of menuItems as readonly MenuItem[]) {
    if (item.href?.() === path) return { kind: 'group', label: 'directQnA', employeeOnly: false };
    for (const { href, label, type } of item.subMenu) {
      if (href() === path && !isOpen(label)) return { kind: 'entry', label, employeeOnly: type === 'employee' };
    }
  }
  return null;
}
