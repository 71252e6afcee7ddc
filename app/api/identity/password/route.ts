import { resetPassword, resetPasswordBody } from '@/lib/account/reset-password';
import { handleRoute } from '@/lib/bff/handle-route';

/** Answers `{ membershipId }`: the password of whoever was verified in this browser is now the new one. */
export const POST = handleRoute({
  usesSession: true,
  body: resetPasswordBody,
  limit: { kind: 'identity' },
  run: resetPassword,
});
