import { noteChange } from '../member/account-events.ts';
import { dashboardOf } from '../member/dashboard.ts';
import { findMember, type MemberRow, setPassword } from '../member/member-store.ts';
import { isTaken } from '../member/older-member-store.ts';
import { sendMail } from '../member/outbox.ts';
import { hashPassword, isStrongPassword } from '../member/password.ts';
import { demandPassword, whilePasswordHolds } from '../member/password-proof.ts';
import { pointRules } from '../member/point-rules.ts';
import { programmeTiers } from '../member/programme.ts';
import { codeOf } from '../member/referrers.ts';
import { settle } from '../member/settlement.ts';
import { tierHistoryOf } from '../member/tier-history.ts';
import { revokeFamilies, startSession } from '../member/tokens.ts';
import { Refusal } from '../refusal.ts';
import { terms } from '../seed/terms.ts';
import type { World } from '../world.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

function settled(world: World, member: MemberRow): MemberRow {
  settle(world, member.membershipNo);
  return findMember(world, member.membershipNo) ?? member;
}

export const memberHandlers = {
  dashboardInfo(call, world) {
    const member = viewerOf(call);
    if (call.query.type === 'employeeReferral' && member.employeeStatus !== 'Y') throw new Refusal('FORBIDDEN');
    return dashboardOf(world, settled(world, member));
  },

  tierHistory(call, world) {
    const { membershipNo } = settled(world, viewerOf(call));
    return { changes: tierHistoryOf(world, membershipNo) };
  },

  programme({ query: { lang } }) {
    return { points: pointRules, tiers: programmeTiers(lang) };
  },

  memberCompanyCode(call) {
    const { companyCode, companyName } = viewerOf(call);
    return companyCode && companyName ? { comCode: companyCode, companyName } : null;
  },

  employeeQrCode(call, world) {
    const member = viewerOf(call);
    if (member.employeeStatus !== 'Y') return null;
    return { qrCode: codeOf(world, member.membershipNo, 'company') };
  },

  checkMembershipId({ query }, world) {
    return { availableYn: isTaken(world, query.membershipId) ? 'N' : 'Y' };
  },

  searchTerms({ query: { lang, purpose } }) {
    return {
      terms: terms
        .filter((term) => term.purpose === purpose)
        .map(({ termId, title, body, required, version, effectiveFrom, needsOneOf = [] }) => ({
          termId,
          title: title[lang],
          body: body[lang],
          requiredYn: required ? 'Y' : 'N',
          version,
          effectiveFrom,
          needsOneOf: [...needsOneOf],
        })),
    };
  },

  memberProfile(call) {
    const member = viewerOf(call);
    return {
      membershipId: member.membershipId,
      membershipNo: member.membershipNo,
      memberName: member.name,
      memberFirstName: member.firstName,
      memberLastName: member.lastName,
      memberEmail: member.email,
      memberMobile: member.mobile,
      memberGender: member.gender,
      birthDate: member.birthDate,
      country: member.country,
      employeeStatus: member.employeeStatus,
      recommenderStatus: member.recommenderStatus,
      temporaryYn: member.temporaryYn,
      membershipYn: 'Y',
      employeeRecommenderStatus: member.employeeRecommenderStatus,
    };
  },

  /** Ends the temporary state and every other session of the member. */
  async changePassword(call, world) {
    const member = viewerOf(call);
    const { currentPassword, newPassword } = call.body;
    await demandPassword(world, member, { password: currentPassword, familyId: call.familyId });
    const isSame = newPassword === currentPassword;
    const holdsId = newPassword.toLowerCase().includes(member.membershipId.toLowerCase());
    if (isSame) throw new Refusal('WEAK_PASSWORD', { message: '지금과 다른 비밀번호를 입력해 주십시오.' });
    if (!isStrongPassword(newPassword) || holdsId) throw new Refusal('WEAK_PASSWORD');
    const passwordHash = await hashPassword(newPassword);
    whilePasswordHolds(world, member, () => {
      setPassword(world, member.membershipNo, passwordHash, 'N');
      revokeFamilies(world, member.membershipNo);
      for (const mail of noteChange(world, member, { kind: 'password' }, call.familyId)) sendMail(world, ...mail);
    });
    call.issueTokens(await startSession(world, member.membershipNo));
    return {};
  },
} satisfies Handlers;
