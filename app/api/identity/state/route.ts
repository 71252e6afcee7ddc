import { handleRoute } from '@/lib/bff/handle-route';
import { ProblemError } from '@/lib/bff/problem-error';
import { identityPurposes } from '@/lib/identity/identity-start';
import { presentVerification } from '@/lib/identity/verified-person';

/** Answers `{ verification }` to a form that waits for its popup: which one, and not who; null for none. */
export const GET = handleRoute({
  run: async ({ request, url }) => {
    const purpose = identityPurposes.find((known) => known === url.searchParams.get('purpose'));
    if (purpose === undefined) throw new ProblemError('invalid_input');
    const form = { purpose, returnTo: url.searchParams.get('returnTo') };
    return { body: { verification: await presentVerification(request, form) } };
  },
});
