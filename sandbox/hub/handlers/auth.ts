import { findMemberById, setPassword, userInfoOf } from '../member/member-store.ts';
import { findOlderMember } from '../member/older-member-store.ts';
import { passwordMatches } from '../member/password.ts';
import { settle } from '../member/settlement.ts';
import { temporaryPasswordOf } from '../member/temporary-password.ts';
import { endSession, revokeFamilies, rotate, startSession } from '../member/tokens.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Handlers } from './handler.ts';

/** Unknown ids are hashed like known ones, and twice, so that neither answer nor time tells members apart. */
async function matchedPassword(world: World, password: string, known: { passwordHash: string } | undefined) {
  const mailed = known && 'membershipNo' in known ? temporaryPasswordOf(world, String(known.membershipNo)) : undefined;
  const [isOwn, isMailed] = await Promise.all([
    passwordMatches(password, known?.passwordHash),
    passwordMatches(password, mailed),
  ]);
  if (isOwn) return { kind: 'own' } as const;
  return isMailed && mailed ? ({ kind: 'mailed', passwordHash: mailed } as const) : undefined;
}

export const authHandlers = {
  /** Counts no tries: only the web front knows from where they come, and a lock would let strangers keep members out. */
  async login({ body, issueTokens }, world) {
    const member = findMemberById(world, body.membershipId);
    const known = member ?? findOlderMember(world, body.membershipId);
    const matched = await matchedPassword(world, body.password, known);
    if (!matched || !known) throw new Refusal('LOGIN_FAILED');
    if (!member) throw new Refusal('INTEGRATION_REQUIRED');
    if (matched.kind === 'mailed') {
      setPassword(world, member.membershipNo, matched.passwordHash, 'Y');
      revokeFamilies(world, member.membershipNo);
    }
    settle(world, member.membershipNo);
    issueTokens(await startSession(world, member.membershipNo));
    return userInfoOf(matched.kind === 'mailed' ? { ...member, temporaryYn: 'Y' } : member);
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
