import type { PasswordChange } from '@/lib/account/password-schema';
import { bffCall } from '@/lib/bff/bff-client';
import { memberChanged } from './member-changed';

/** @throws ProblemError `WRONG_PASSWORD`, `WEAK_PASSWORD`; without an answer a second try shows the outcome */
export async function changePassword({ currentPassword, newPassword }: PasswordChange): Promise<void> {
  await bffCall('PUT', '/api/hub/membership/member/password', { currentPassword, newPassword });
  await memberChanged({ temporaryYn: 'N' });
}
