import { bffCall, bffGet } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { updateStoredMember } from '@/lib/native-bridge/mirrored-member';

/**
 * What became of a password change. `failed`: it may or may not have been changed, and a second try tells:
 * either it works, or the old password is no longer right.
 */
export type PasswordOutcome = 'changed' | 'wrongCurrent' | 'weak' | 'failed';

/** Changes the member's password, and has the session learn that it is no longer a temporary one. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<PasswordOutcome> {
  try {
    await bffCall('PUT', '/api/hub/membership/member/password', { currentPassword, newPassword });
  } catch (error) {
    if (!isProblemError(error)) throw error;
    if (error.hubCode === 'WRONG_PASSWORD') return 'wrongCurrent';
    return error.hubCode === 'WEAK_PASSWORD' ? 'weak' : 'failed';
  }
  updateStoredMember({ temporaryYn: 'N' });
  try {
    // Asking who is looking seals `temporaryYn` anew.
    await bffGet('/api/session/viewer');
  } catch (error) {
    // The password is changed all the same; the session catches up with the next page that asks.
    if (!isProblemError(error)) throw error;
  }
  return 'changed';
}
