import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { notifyOtherTabs } from './session-events';

/** `forgetStoredMember` in every tab, for a session that ended without an answer of the server. */
export function forgetInAllTabs(reason: 'logOut' | 'expired'): void {
  forgetStoredMember(reason);
  notifyOtherTabs(reason === 'logOut' ? 'loggedOut' : 'expired');
}
