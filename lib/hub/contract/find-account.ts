import * as z from 'zod';
import { text, yesNo } from './common.ts';
import { endpoint, serverWrite } from './endpoint.ts';
import { opaque, typedCode, typedEmail, typedName } from './typed-schema.ts';

const requestNo = opaque(64);
const memberName = typedName(100);
const memberEmail = typedEmail;

export const accountByMail = z.discriminatedUnion('type', [
  z.object({ type: z.literal('id'), memberName, memberEmail }),
  z.object({ type: z.literal('password'), memberName, memberEmail, membershipId: typedCode(100) }),
]);
export type AccountByMail = z.infer<typeof accountByMail>;

export const newPassword = z.string().min(8).max(20);

export const findAccount = endpoint({
  ...serverWrite,
  name: 'findAccount',
  path: '/membership/member/find/account',
  summary:
    'Find a membership id or set a new password by a verified identity; or have the id or a temporary password mailed, each at most five times in ten minutes. What is mailed answers the same whether or not it was.',
  costly: 'password',
  body: z.union([
    z.object({ type: z.literal('id'), requestNo }),
    z.object({ type: z.literal('password'), requestNo, newPassword }),
    ...accountByMail.options,
  ]),
  response: z.object({
    /** Only for a verified person who has an account; what is mailed is not in the answer, nor whether it was. */
    membershipId: text.optional(),
    /** `N`: an account of the web site that has not joined the programme. */
    membershipYn: yesNo.optional(),
  }),
  sends: 'key',
});
