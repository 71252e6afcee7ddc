import { handleRoute } from '@/lib/bff/handle-route';
import { beginIdentity, identityStartBody } from '@/lib/identity/begin-identity';

/** Answers an `IdentityForm`, which the page posts to the provider; binds the verification to this browser. */
export const POST = handleRoute({
  usesSession: false,
  body: identityStartBody,
  limit: { kind: 'identity' },
  run: beginIdentity,
});
