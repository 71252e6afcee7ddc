import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';

const KEY = `${OWNED_PREFIX}unsurePassword`;

/**
 * Stores whether a change of the password may have been made. The new password has ended the session then; the next login
 * in this tab removes the item, because no member owns it.
 */
export function noteUnsurePassword(isUnsure: boolean): void {
  writeStored(browserStores()?.session, KEY, isUnsure ? { owner: '' } : null);
}

export const isPasswordUnsure = (): boolean => (browserStores()?.session.getItem(KEY) ?? null) !== null;
