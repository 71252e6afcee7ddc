import { handleRoute } from '@/lib/bff/handle-route';
import { finishIdentity, identityResultBody } from '@/lib/identity/finish-identity';

/** Answers an `IdentityAnswer`; who was verified goes into a sealed cookie, never to the page. */
export const POST = handleRoute({ usesSession: false, body: identityResultBody, run: finishIdentity });
