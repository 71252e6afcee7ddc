import { confirmSpending } from '@/lib/account/confirm-spending';
import { handleRoute } from '@/lib/bff/handle-route';

/** Answers `{ samePerson }`: whether this session may spend points and vouchers now. */
export const POST = handleRoute({ limit: { kind: 'identity' }, run: confirmSpending });
