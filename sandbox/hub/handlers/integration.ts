import { forgetAttempts, LOGIN_TRIES, noteAttempt, recentAttempts } from '../member/attempts.ts';
import { noteAgreedTerms } from '../member/consents.ts';
import { findMemberById, userInfoOf } from '../member/member-store.ts';
import { findOlderMember, integrate } from '../member/older-member-store.ts';
import { passwordMatches } from '../member/password.ts';
import { startSession } from '../member/tokens.ts';
import { Refusal } from '../refusal.ts';
import { terms } from '../seed/terms.ts';
import type { Handlers } from './handler.ts';

export const integrationHandlers = {
  /** Tries count as logins do: it would else be a second door to the same passwords. */
  async membershipIntegration({ body: { membershipId, password, agreedTermIds }, issueTokens }, world) {
    if (recentAttempts(world, 'login', membershipId) >= LOGIN_TRIES) throw new Refusal('LOGIN_LOCKED');
    noteAttempt(world, 'login', membershipId);
    const older = findOlderMember(world, membershipId);
    const known = older ?? findMemberById(world, membershipId);
    if (!(await passwordMatches(password, known?.passwordHash))) throw new Refusal('LOGIN_FAILED');
    forgetAttempts(world, 'login', membershipId);
    if (!older) throw new Refusal('ALREADY_INTEGRATED');
    const required = terms.filter((term) => term.purpose === 'join' && term.required);
    if (!required.every(({ termId }) => agreedTermIds.includes(termId))) throw new Refusal('TERMS_REQUIRED');
    const member = integrate(world, older);
    if (!member) throw new Refusal('ALREADY_INTEGRATED');
    noteAgreedTerms(world, member.membershipNo, agreedTermIds);
    issueTokens(await startSession(world, member.membershipNo));
    return userInfoOf(member);
  },
} satisfies Handlers;
