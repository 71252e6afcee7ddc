import { forgetAttempts, LOGIN_TRIES, noteAttempt, recentAttempts } from '../member/attempts.ts';
import { findMemberById, userInfoOf } from '../member/member-store.ts';
import { findOlderMember } from '../member/older-member-store.ts';
import { passwordMatches } from '../member/password.ts';
import { settle } from '../member/settlement.ts';
import { endSession, rotate, startSession } from '../member/tokens.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from './handler.ts';

export const authHandlers = {
  /** Unknown ids are counted and hashed like known ones, so that neither answer nor time tells them apart. */
  async login({ body, issueTokens }, world) {
    if (recentAttempts(world, 'login', body.membershipId) >= LOGIN_TRIES) throw new Refusal('LOGIN_LOCKED');
    // Counted before the slow comparison: parallel guesses must not slip through while it runs.
    noteAttempt(world, 'login', body.membershipId);
    const member = findMemberById(world, body.membershipId);
    const known = member ?? findOlderMember(world, body.membershipId);
    if (!(await passwordMatches(body.password, known?.passwordHash)) || !known) {
      throw new Refusal('LOGIN_FAILED');
    }
    forgetAttempts(world, 'login', body.membershipId);
    if (!member) throw new Refusal('INTEGRATION_REQUIRED');
    settle(world, member.membershipNo);
    issueTokens(await startSession(world, member.membershipNo));
    return userInfoOf(member);
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
