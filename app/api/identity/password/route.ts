import { resetPassword, resetPasswordBody } from '@/lib/account/reset-password';
import { handleRoute } from '@/lib/bff/handle-route';

/** Answers `{ membershipId }`: the person who was verified in this browser has the new password now. */
export const POST = handleRoute({ body: resetPasswordBody, limit: { kind: 'identity' }, run: resetPassword });
