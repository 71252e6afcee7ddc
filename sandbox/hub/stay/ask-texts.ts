import type { Ask, AskOption } from '../../../lib/hub/contract/ask.ts';
import { voucherKindOf } from '../member/booking-vouchers.ts';
import type { Lang } from '../seed/texts.ts';
import { voucherTexts } from '../seed/voucher-texts.ts';
import type { World } from '../world.ts';
import { type AskRow, asksOf } from './ask-store.ts';
import { type AskChoice, type AskedStay, askChoices } from './ask-terms.ts';
import { findRoomType } from './room-type-index.ts';

const roomTypeName = (roomTypeId: string | null, lang: Lang): string | null =>
  roomTypeId === null ? null : (findRoomType(roomTypeId)?.archetype.name[lang] ?? roomTypeId);

function voucherOf(world: World, voucherId: string | null, lang: Lang): Ask['voucher'] {
  const kind = voucherId === null ? undefined : voucherKindOf(world, voucherId);
  return voucherId === null || kind === undefined ? null : { voucherId, name: voucherTexts[kind].name[lang] };
}

export function describeAsk(world: World, row: AskRow, lang: Lang): Ask {
  const { kind, state, askedAt, answerBy, decidedAt, reason, time, addedKrw } = row;
  return {
    kind,
    state,
    askedAt,
    answerBy,
    decidedAt,
    reason,
    time,
    addedKrw,
    roomTypeName: roomTypeName(row.roomTypeId, lang),
    voucher: voucherOf(world, row.voucherId, lang),
  };
}

export const describeAsks = (world: World, reservationNo: string, lang: Lang): Ask[] =>
  asksOf(world, reservationNo).map((row) => describeAsk(world, row, lang));

function describeChoice({ kind, found }: AskChoice, lang: Lang): AskOption {
  if (typeof found === 'string') return { kind, answer: 'notPossible', reason: found };
  const { answerBy, voucher, roomTypeId, time, addedKrw } = found;
  const option = {
    kind,
    roomTypeName: roomTypeName(roomTypeId, lang),
    time,
    addedKrw,
    voucher: voucher && {
      voucherId: voucher.voucherId,
      name: voucherTexts[voucher.kind].name[lang],
      validUntil: voucher.validUntil,
    },
  };
  return answerBy === null ? { ...option, answer: 'atOnce' } : { ...option, answer: 'tried', answerBy };
}

export const describeChoices = (world: World, stay: AskedStay, lang: Lang): AskOption[] =>
  askChoices(world, stay).map((choice) => describeChoice(choice, lang));
