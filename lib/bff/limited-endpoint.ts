import 'server-only';
import type * as z from 'zod';
import { checkEmailCertification, requestEmailCertification } from '@/lib/hub/contract/certification';
import { joinChatChannel } from '@/lib/hub/contract/customer-voice';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { checkMembershipId } from '@/lib/hub/contract/join';
import { changePassword } from '@/lib/hub/contract/member';
import { confirmContact, provePassword, requestContactKey } from '@/lib/hub/contract/profile';
import { registerReferrer } from '@/lib/hub/contract/referral';
import type { AccountKind, AddressKind } from './rate-limit';
import type { RouteSession } from './route-session';

type AccountOf = (body: unknown, session: RouteSession) => Promise<string | undefined>;

const memberOf: AccountOf = async (_, session) => (await session.read())?.membershipNo;

type LimitedEndpoint = { kind: AccountKind; accountOf: AccountOf } | { kind: AddressKind };

/** What the contract refuses never reaches the hub and needs no count of its own. */
function named<Body extends z.ZodType>(schema: Body, account: (body: z.output<Body>) => string): AccountOf {
  return async (body) => {
    const parsed = schema.safeParse(body);
    return parsed.success ? account(parsed.data) : undefined;
  };
}

const limited = new Map<string, LimitedEndpoint>([
  [checkMembershipId.name, { kind: 'idCheck' }],
  // Anybody may write into the chat's list by it.
  [joinChatChannel.name, { kind: 'chat' }],
  [
    requestEmailCertification.name,
    { kind: 'certification', accountOf: named(requestEmailCertification.body, ({ email }) => email) },
  ],
  [
    checkEmailCertification.name,
    { kind: 'certification', accountOf: named(checkEmailCertification.body, ({ email }) => email) },
  ],
  // The member's own password is guessed by whoever sits at a device that he left open.
  [changePassword.name, { kind: 'password', accountOf: memberOf }],
  [provePassword.name, { kind: 'password', accountOf: memberOf }],
  // Numbers of members are not to be found by trying.
  [registerReferrer.name, { kind: 'lookup', accountOf: memberOf }],
  // Each sends a mail or a text message, or guesses the key in it: counted by the member who asks.
  [requestContactKey.name, { kind: 'certification', accountOf: memberOf }],
  [confirmContact.name, { kind: 'certification', accountOf: memberOf }],
]);

/** How tries of an endpoint of the proxy are counted; undefined where nothing can be guessed and no mail is sent. */
export const limitOf = (entry: Endpoint): LimitedEndpoint | undefined => limited.get(entry.name);
