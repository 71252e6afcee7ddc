import { noteAgreedTerms } from '../member/consents.ts';
import { findMemberById, userInfoOf } from '../member/member-store.ts';
import { findOlderMember, integrate } from '../member/older-member-store.ts';
import { passwordMatches } from '../member/password.ts';
import { startSession } from '../member/tokens.ts';
import { Refusal } from '../refusal.ts';
import { terms } from '../seed/terms.ts';
import type { Handlers } from './handler.ts';

export const integrationHandlers = {
  async membershipIntegration({ body: { membershipId, password, agreedTermIds }, language, issueTokens }, world) {
    const older = findOlderMember(world, membershipId);
    const known = older ?? findMemberById(world, membershipId);
    if (!(await passwordMatches(password, known?.passwordHash))) throw new Refusal('LOGIN_FAILED');
    if (!older) throw new Refusal('ALREADY_INTEGRATED');
    const required = terms.filter((term) => term.purpose === 'join' && term.required);
    if (!required.every(({ termId }) => agreedTermIds.includes(termId))) throw new Refusal('TERMS_REQUIRED');
    // Comparing takes time, in which the password may have been replaced after a verification.
    const held = findOlderMember(world, membershipId);
    if (held && held.passwordHash !== older.passwordHash) throw new Refusal('LOGIN_FAILED');
    const member = integrate(world, older, language);
    if (!member) throw new Refusal('ALREADY_INTEGRATED');
    noteAgreedTerms(world, member.membershipNo, agreedTermIds);
    issueTokens(await startSession(world, member.membershipNo));
    return userInfoOf(member);
  },
} satisfies Handlers;
