import { memberCall } from './member-call';
import { memberChanged } from './member-changed';

export interface NewPassword {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the member's password, and has the session learn that it is no longer a temporary one.
 * @throws ProblemError `WRONG_PASSWORD` and `WEAK_PASSWORD` are about a field. Without an answer it may or may not have
 * been changed, and a second try tells: either it works, or the old password is no longer right.
 */
export async function changePassword({ currentPassword, newPassword }: NewPassword): Promise<void> {
  await memberCall('PUT', '/api/hub/membership/member/password', { currentPassword, newPassword });
  await memberChanged({ temporaryYn: 'N' });
}
