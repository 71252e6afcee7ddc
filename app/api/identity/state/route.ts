import { handleRoute } from '@/lib/bff/handle-route';
import { ProblemError } from '@/lib/bff/problem-error';
import { identityPurposes } from '@/lib/identity/identity-start';
import { isVerified } from '@/lib/identity/verified-person';

/** Answers `{ verified }` to a form that waits for its popup: whether, and not who. */
export const GET = handleRoute({
  usesSession: true,
  run: async ({ request, url }) => {
    const purpose = identityPurposes.find((known) => known === url.searchParams.get('purpose'));
    if (purpose === undefined) throw new ProblemError('invalid_input');
    return { body: { verified: await isVerified(request, purpose) } };
  },
});
