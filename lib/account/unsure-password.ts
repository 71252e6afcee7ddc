import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';

const KEY = `${OWNED_PREFIX}unsurePassword`;

/** Whether the password may have been changed. That ended the session: no member owns the item, and a login removes it. */
export function noteUnsurePassword(isUnsure: boolean): void {
  writeStored(browserStores()?.session, KEY, isUnsure ? { owner: '' } : null);
}

export const isPasswordUnsure = (): boolean => (browserStores()?.session.getItem(KEY) ?? null) !== null;
