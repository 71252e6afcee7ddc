import type { AccountByMail } from '../../../lib/hub/contract/find-account.ts';
import { noteChange } from '../member/account-events.ts';
import { membershipOfPerson, spendVerifiedPerson, verifiedPerson } from '../member/identity-store.ts';
import { isMailAllowed } from '../member/mail-limits.ts';
import { findMemberByNameAndEmail, setPassword } from '../member/member-store.ts';
import { setOlderPassword } from '../member/older-member-store.ts';
import { sendMail } from '../member/outbox.ts';
import { hashPassword, isStrongPassword, temporaryPassword } from '../member/password.ts';
import { storeTemporaryPassword } from '../member/temporary-password.ts';
import { revokeFamilies } from '../member/tokens.ts';
import { Refusal } from '../refusal.ts';
import { type Email, membershipIdEmail, temporaryPasswordEmail } from '../seed/emails.ts';
import type { World } from '../world.ts';
import type { Handlers } from './handler.ts';

/** Of one type to one member within ten minutes. */
const MAILS_PER_WINDOW = 5;

/**
 * What goes to whom, if there is such a member. Answer and time are the same where there is none: a password is hashed
 * without a member, too.
 */
async function emailFor(world: World, asked: AccountByMail): Promise<{ to: string; email: Email } | undefined> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  const member = findMemberByNameAndEmail(world, asked.memberName, asked.memberEmail);
  const isNamed = asked.type === 'id' || member?.membershipId.toLowerCase() === asked.membershipId.toLowerCase();
  if (!member || !isNamed) return undefined;
  // By type: callers who know only the name and the address use up no mail with a password.
  if (!isMailAllowed(world, `mail-${asked.type}`, member.membershipNo, MAILS_PER_WINDOW)) return undefined;
  if (asked.type === 'id') return { to: member.email, email: membershipIdEmail(member.membershipId) };
  storeTemporaryPassword(world, member.membershipNo, passwordHash);
  return { to: member.email, email: temporaryPasswordEmail(password) };
}

/** @throws Refusal `NOT_FOUND` for a request that has verified no person, or too long ago */
function accountOf(world: World, requestNo: string) {
  const person = verifiedPerson(world, requestNo);
  if (!person) throw new Refusal('NOT_FOUND');
  return membershipOfPerson(world, person);
}

export const findAccountHandlers = {
  async findAccount({ body }, world) {
    if ('memberEmail' in body) {
      const found = await emailFor(world, body);
      if (found) sendMail(world, found.to, found.email.subject, found.email.text);
      return {};
    }
    const account = accountOf(world, body.requestNo);
    if (!account) {
      if (body.type === 'id') return {};
      throw new Refusal('NOT_FOUND');
    }
    const membershipId = 'member' in account ? account.member.membershipId : account.older.membershipId;
    if (body.type === 'password') {
      const holdsId = body.newPassword.toLowerCase().includes(membershipId.toLowerCase());
      if (!isStrongPassword(body.newPassword) || holdsId) throw new Refusal('WEAK_PASSWORD');
      const passwordHash = await hashPassword(body.newPassword);
      if (!spendVerifiedPerson(world, body.requestNo)) throw new Refusal('IDENTITY_USED');
      if ('member' in account) {
        setPassword(world, account.member.membershipNo, passwordHash, 'N');
        revokeFamilies(world, account.member.membershipNo);
        for (const mail of noteChange(world, account.member, { kind: 'password' }, null)) sendMail(world, ...mail);
      } else setOlderPassword(world, membershipId, passwordHash);
    }
    return { membershipId, membershipYn: 'member' in account ? 'Y' : 'N' };
  },
} satisfies Handlers;
