import { balanceOf, statementOf } from '../member/points.ts';
import { referralsOf } from '../member/referrals.ts';
import { settle } from '../member/settlement.ts';
import { vouchersOf } from '../member/vouchers.ts';
import { Refusal } from '../refusal.ts';
import { pointTexts } from '../seed/point-texts.ts';
import { voucherTexts, voucherUseOf } from '../seed/voucher-texts.ts';
import { findHotel } from '../stay/room-type-index.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

export const benefitHandlers = {
  pointBalance(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return balanceOf(world, membershipNo);
  },

  pointStatement(call, world) {
    const { membershipNo } = viewerOf(call);
    const { lang } = call.query;
    settle(world, membershipNo);
    return {
      entries: statementOf(world, membershipNo).map(({ textKey, hotelId, ...entry }) => {
        const place = hotelId === null ? undefined : findHotel(hotelId)?.name[lang];
        const line = pointTexts[textKey][lang];
        return { ...entry, description: place ? `${place} · ${line}` : line };
      }),
    };
  },

  listVouchers(call, world) {
    const { lang } = call.query;
    return {
      vouchers: vouchersOf(world, viewerOf(call).membershipNo).map(({ kind, ...voucher }) => ({
        ...voucher,
        name: voucherTexts[kind].name[lang],
        description: voucherTexts[kind].description[lang],
        use: voucherUseOf(kind),
      })),
    };
  },

  listReferrals(call, world) {
    const member = viewerOf(call);
    if (call.query.type === 'company' && member.employeeStatus !== 'Y') throw new Refusal('FORBIDDEN');
    return { referrals: referralsOf(world, member.membershipNo, call.query.type) };
  },
} satisfies Handlers;
