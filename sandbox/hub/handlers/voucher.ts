import { redemptionOf, reservedFor, voucherKindOf } from '../member/booking-vouchers.ts';
import {
  type ChoiceRow,
  choicesOf,
  choose,
  type IssuedVoucher,
  validUntilOfOption,
} from '../member/voucher-choices.ts';
import { type VoucherRow, vouchersOf } from '../member/vouchers.ts';
import { Refusal } from '../refusal.ts';
import type { Lang } from '../seed/texts.ts';
import { choiceOptions, type VoucherKind, voucherTexts, voucherUseOf } from '../seed/voucher-texts.ts';
import { findHotel } from '../stay/room-type-index.ts';
import type { World } from '../world.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

const hotelsOf = (kind: VoucherKind, lang: Lang) =>
  voucherUseOf(kind).hotelIds.map((hotelId) => ({ hotelId, name: findHotel(hotelId)?.name[lang] ?? hotelId }));

const wordsOf = (kind: VoucherKind, lang: Lang) => ({
  name: voucherTexts[kind].name[lang],
  description: voucherTexts[kind].description[lang],
  use: voucherUseOf(kind),
  hotels: hotelsOf(kind, lang),
});

function usageOf(world: World, { status, voucherId, usedAt }: VoucherRow) {
  if (status !== 'used' || usedAt === null) return null;
  const stay = redemptionOf(world, voucherId);
  return { usedAt, reservationNo: stay?.reservationNo ?? null, savedKrw: stay?.savedKrw ?? null };
}

function chosenFromOf(world: World, { chosenFrom, chosenAt, byDefault }: VoucherRow, lang: Lang) {
  const kind = chosenFrom === null ? undefined : voucherKindOf(world, chosenFrom);
  if (kind === undefined || chosenAt === null || byDefault === null) return null;
  return { name: voucherTexts[kind].name[lang], chosenAt, byDefaultYn: byDefault };
}

const madeOf = ({ kind, voucherId, chosenAt, byDefault }: IssuedVoucher, lang: Lang) => ({
  optionId: kind,
  name: voucherTexts[kind].name[lang],
  voucherId,
  chosenAt,
  byDefaultYn: byDefault,
});

function describeChoice({ voucherId, kind, chooseUntil, issued }: ChoiceRow, lang: Lang) {
  const { options, default: defaultOptionId } = choiceOptions[kind] ?? { options: [], default: kind };
  const { name, description } = wordsOf(kind, lang);
  return {
    voucherId,
    name,
    description,
    chooseUntil,
    defaultOptionId,
    options: options.map((option) => ({
      optionId: option,
      validUntil: validUntilOfOption(chooseUntil),
      ...wordsOf(option, lang),
    })),
    made: issued && madeOf(issued, lang),
  };
}

export const voucherHandlers = {
  listVouchers(call, world) {
    const { lang } = call.query;
    return {
      vouchers: vouchersOf(world, viewerOf(call).membershipNo).map((row) => ({
        voucherId: row.voucherId,
        status: row.status,
        validUntil: row.validUntil,
        ...wordsOf(row.kind, lang),
        usage: usageOf(world, row),
        reservedFor: row.status === 'reserved' ? reservedFor(world, row.voucherId) : null,
        returned:
          row.status === 'used' || row.status === 'reserved' || row.returnedAt === null || row.returnedBy === null
            ? null
            : { returnedAt: row.returnedAt, reservationNo: row.returnedBy },
        chosenFrom: chosenFromOf(world, row, lang),
      })),
    };
  },

  listVoucherChoices(call, world) {
    const { membershipNo } = viewerOf(call);
    return { choices: choicesOf(world, membershipNo).map((row) => describeChoice(row, call.query.lang)) };
  },

  /** Runs inside the transaction of its idempotency key. */
  chooseVoucher(call, world) {
    const { optionId, lang } = call.body;
    const { issued, isNew } = choose(world, viewerOf(call).membershipNo, call.params.voucherId, optionId);
    const made = madeOf(issued, lang);
    if (!isNew) throw new Refusal('CHOICE_MADE', { data: made });
    return made;
  },
} satisfies Handlers;
