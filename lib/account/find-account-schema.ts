import * as z from 'zod/mini';
import { bffPost } from '@/lib/bff/bff-client';
import { formText, isAtMost, isFilled } from '@/lib/hub/contract/form-field';
import { EMAIL_MAX, isEmail, tidyCode, tidyEmail, tidyName } from '@/lib/hub/contract/typed-text';
import { handlers } from '@/lib/routes/handlers';

export type FindAccountProblem =
  | 'memberNameRequired'
  | 'memberEmailRequired'
  | 'memberEmailInvalid'
  | 'membershipIdRequired'
  | 'tooLong';

const membershipId = formText(tidyCode, ['membershipIdRequired', isFilled], ['tooLong', isAtMost(100)]);

/** Limits of the contract's `findAccount`. */
export const findAccountSchema = (type: 'id' | 'password') =>
  z.object({
    memberName: formText(tidyName, ['memberNameRequired', isFilled], ['tooLong', isAtMost(100)]),
    memberEmail: formText(
      tidyEmail,
      ['memberEmailRequired', isFilled],
      ['tooLong', isAtMost(EMAIL_MAX)],
      ['memberEmailInvalid', isEmail],
    ),
    membershipId: type === 'password' ? membershipId : z.optional(membershipId),
  });

export type AccountOwner = z.output<ReturnType<typeof findAccountSchema>>;

/** A mail is sent if there is such a member; the answer is the same either way. @returns the mailbox @throws ProblemError */
export async function sendAccountSearch(type: 'id' | 'password', owner: AccountOwner): Promise<string> {
  await bffPost(handlers.guest.account, { type, ...owner });
  return owner.memberEmail;
}
