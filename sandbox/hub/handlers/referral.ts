import type { MemberRow } from '../member/member-store.ts';
import { type ReferralType, referralRules, referralsOf } from '../member/referrals.ts';
import { codeOf, mayRegister, referrerOf, registerReferrer, registerUntilOf } from '../member/referrers.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

function demandEmployee({ employeeStatus }: MemberRow, type: ReferralType): void {
  if (type === 'company' && employeeStatus !== 'Y') throw new Refusal('FORBIDDEN');
}

export const referralHandlers = {
  listReferrals(call, world) {
    const member = viewerOf(call);
    demandEmployee(member, call.query.type);
    return { referrals: referralsOf(world, member.membershipNo, call.query.type) };
  },

  ownReferral(call, world) {
    const member = viewerOf(call);
    const { type } = call.query;
    demandEmployee(member, type);
    return {
      code: codeOf(world, member.membershipNo, type),
      referrer: referrerOf(world, member.membershipNo, type),
      mayRegisterYn: mayRegister(world, member, type) ? 'Y' : 'N',
      registerUntil: registerUntilOf(member, type),
      ...referralRules[type],
    };
  },

  registerReferrer(call, world) {
    const member = viewerOf(call);
    demandEmployee(member, call.body.type);
    return registerReferrer(world, member, call.body.referrer, call.body.type);
  },
} satisfies Handlers;
