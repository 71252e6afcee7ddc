import { memberCall } from './member-call';
import { memberChanged } from './member-changed';

export interface NewPassword {
  currentPassword: string;
  newPassword: string;
}

/**
 * Without an answer it may or may not have been changed, and a second try tells.
 * @throws ProblemError `WRONG_PASSWORD` and `WEAK_PASSWORD` are about a field
 */
export async function changePassword({ currentPassword, newPassword }: NewPassword): Promise<void> {
  await memberCall('PUT', '/api/hub/membership/member/password', { currentPassword, newPassword });
  await memberChanged({ temporaryYn: 'N' });
}
