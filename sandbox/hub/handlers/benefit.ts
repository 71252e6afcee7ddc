import { pointRules } from '../member/point-rules.ts';
import { monthsOf, statementOf } from '../member/point-statement.ts';
import { balanceOf } from '../member/points.ts';
import { settle } from '../member/settlement.ts';
import { frozenOf } from '../member/spending-guard.ts';
import { expectedPointsOf } from '../member/stay-earnings.ts';
import { pointTexts } from '../seed/point-texts.ts';
import { nightsFor } from '../stay/nights-for-points.ts';
import { findHotel } from '../stay/room-type-index.ts';
import { today } from '../world.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

export const benefitHandlers = {
  pointBalance(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return {
      ...balanceOf(world, membershipNo),
      asOf: today(world),
      expected: expectedPointsOf(world, membershipNo, call.query.lang),
    };
  },

  pointStatement(call, world) {
    const { membershipNo } = viewerOf(call);
    const { lang, kind, from, to, ...page } = call.query;
    settle(world, membershipNo);
    const { entries, ...statement } = statementOf(world, membershipNo, { kind, from, to }, page);
    return {
      ...statement,
      entries: entries.map(({ textKey, hotelId, ...entry }) => {
        const place = hotelId === null ? undefined : findHotel(hotelId)?.name[lang];
        const line = pointTexts[textKey][lang];
        return { ...entry, description: place ? `${place}\u00A0· ${line}` : line };
      }),
    };
  },

  pointMonths(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    const last = today(world).slice(0, 7);
    const [year = 0, month = 1] = last.split('-').map(Number);
    const first = new Date(Date.UTC(year, month - call.query.months, 1)).toISOString().slice(0, 7);
    return { months: monthsOf(world, membershipNo, first, last) };
  },

  nightsForPoints(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    if (frozenOf(world, membershipNo)) return { stays: [] };
    const { balance } = balanceOf(world, membershipNo);
    return { stays: nightsFor(world, balance, pointRules.spending, call.query.lang) };
  },
} satisfies Handlers;
