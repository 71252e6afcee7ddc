import type { PasswordChange } from '@/lib/account/password-schema';
import { bffCall } from '@/lib/bff/bff-client';
import { hubCall } from '@/lib/routes/hub-calls';
import { memberChanged } from './member-changed';

/** @throws ProblemError `WRONG_PASSWORD`, `WEAK_PASSWORD`; without an answer a second try shows the outcome */
export async function changePassword({ currentPassword, newPassword }: PasswordChange): Promise<void> {
  await bffCall('PUT', hubCall('changePassword'), { currentPassword, newPassword });
  await memberChanged({ temporaryYn: 'N' });
}
