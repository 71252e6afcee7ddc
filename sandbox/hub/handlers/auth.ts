import { noteChange } from '../member/account-events.ts';
import { findMember, findMemberById, type MemberRow, setPassword, userInfoOf } from '../member/member-store.ts';
import { findOlderMember } from '../member/older-member-store.ts';
import { sendMail } from '../member/outbox.ts';
import { passwordMatches } from '../member/password.ts';
import { settle } from '../member/settlement.ts';
import { temporaryPasswordOf } from '../member/temporary-password.ts';
import { endSession, revokeFamilies, rotate, startSession } from '../member/tokens.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Handlers } from './handler.ts';

/** The hash that a password fits. Unknown ids are hashed like known ones, and twice, so that neither answer nor time tells members apart. */
async function matchedPassword(world: World, password: string, known: { passwordHash: string } | undefined) {
  const mailed = known && 'membershipNo' in known ? temporaryPasswordOf(world, String(known.membershipNo)) : undefined;
  const [isOwn, isMailed] = await Promise.all([
    passwordMatches(password, known?.passwordHash),
    passwordMatches(password, mailed),
  ]);
  return isOwn ? known?.passwordHash : isMailed ? mailed : undefined;
}

/**
 * A mailed password becomes the member's own with its first login, once of several at a time: the others find it there.
 * @param matched hash that the password fits
 * @throws LOGIN_FAILED where it was replaced while it was compared
 */
function admitWith(world: World, member: MemberRow, matched: string): void {
  const { membershipNo } = member;
  world.db.immediate(() => {
    if (findMember(world, membershipNo)?.passwordHash === matched) return;
    if (temporaryPasswordOf(world, membershipNo) !== matched) throw new Refusal('LOGIN_FAILED');
    setPassword(world, membershipNo, matched, 'Y');
    revokeFamilies(world, membershipNo);
    // Counted with the mailed password, which is a key (`findAccount`): a login sends nothing else.
    for (const mail of noteChange(world, member, { kind: 'password' }, null)) sendMail(world, ...mail);
  });
}

export const authHandlers = {
  /** Counts no tries: only the web front knows from where they come, and a lock would let strangers keep members out. */
  async login({ body, issueTokens }, world) {
    const member = findMemberById(world, body.membershipId);
    const known = member ?? findOlderMember(world, body.membershipId);
    const matched = await matchedPassword(world, body.password, known);
    if (!matched || !known) throw new Refusal('LOGIN_FAILED');
    if (!member) throw new Refusal('INTEGRATION_REQUIRED');
    admitWith(world, member, matched);
    settle(world, member.membershipNo);
    issueTokens(await startSession(world, member.membershipNo));
    return userInfoOf(findMember(world, member.membershipNo) ?? member);
  },

  async refreshTokens({ body, issueTokens }, world) {
    issueTokens(await rotate(world, body.accessToken, body.refreshToken));
    return {};
  },

  logout({ body }, world) {
    endSession(world, body.refreshToken);
    return {};
  },
} satisfies Handlers;
