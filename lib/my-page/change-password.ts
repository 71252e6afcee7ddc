import type { PasswordChange } from '@/lib/account/password-schema';
import { isPasswordUnsure, noteUnsurePassword } from '@/lib/account/unsure-password';
import { bffPut } from '@/lib/bff/bff-client';
import { isProblemError, isSurelyUndone } from '@/lib/bff/problem-error';
import { hubCall } from '@/lib/routes/hub-calls';
import { memberChanged } from './member-changed';
import { sendPassword } from './password-proof';

const isWrongPassword = (error: unknown) => isProblemError(error) && error.hubCode === 'WRONG_PASSWORD';

/**
 * After a try without an answer the new password may be the present one already: then it is changed.
 * @throws ProblemError `WRONG_PASSWORD`, `WEAK_PASSWORD`; without an answer a second try shows the outcome
 */
export async function sendNewPassword({ currentPassword, newPassword }: PasswordChange): Promise<void> {
  // Before the answer: the page may be left without it, or a second try may end at the login.
  const earlierUnsure = isPasswordUnsure();
  noteUnsurePassword(true);
  try {
    await bffPut(hubCall('changePassword'), { currentPassword, newPassword }).catch((error: unknown) => {
      if (!earlierUnsure || !isWrongPassword(error)) throw error;
      return sendPassword(newPassword);
    });
  } catch (error) {
    if (isProblemError(error) && isSurelyUndone(error)) noteUnsurePassword(earlierUnsure);
    throw error;
  }
  noteUnsurePassword(false);
  await memberChanged({ temporaryYn: 'N' });
}
