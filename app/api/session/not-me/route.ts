import { notMe, notMeBody } from '@/lib/account/not-me';
import { handleRoute } from '@/lib/bff/handle-route';

/** Answers a `NotMeAnswer`: what the member did not change is stopped and undone. */
export const POST = handleRoute({ usesSession: true, body: notMeBody, limit: { kind: 'identity' }, run: notMe });
