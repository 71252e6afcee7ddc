import { notMe, notMeBody } from '@/lib/account/not-me';
import { handleRoute } from '@/lib/bff/handle-route';

/** Answers a `NotMeAnswer`: what was not the member is stopped and undone. */
export const POST = handleRoute({ body: notMeBody, limit: { kind: 'identity' }, run: notMe });
