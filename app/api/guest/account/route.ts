import { handleRoute } from '@/lib/bff/handle-route';
import { accountByMail, findAccount } from '@/lib/hub/contract/find-account';

/** Answers `{ mailed: true }` whether or not there is such a member; tries are counted by address, and by mail from one address. */
export const POST = handleRoute({
  body: accountByMail,
  limit: { kind: 'mail', accountOf: ({ memberEmail }) => memberEmail },
  run: async ({ body, session, language }) => {
    await session.call(findAccount, { body }, { language: language.locale });
    return { body: { mailed: true } };
  },
});
