import * as z from 'zod';
import { askKinds } from './ask-kinds.ts';
import { amountKrw, entityId, instant, seoulDay, seoulTime, text } from './common.ts';

export const askKind = z.enum(askKinds);
export type AskKind = z.infer<typeof askKind>;

/**
 * - `waiting`: the hotel answers by `answerBy`; a voucher is reserved for it
 * - `promised`: the guest will have it; a voucher is used
 * - `kept`: the guest has had it
 * - `returned`: the hotel cannot; a voucher is given back
 * - `withdrawn`: by the guest, or with the whole stay; a voucher is given back
 */
const askState = z.enum(['waiting', 'promised', 'kept', 'returned', 'withdrawn']);
export type AskState = z.infer<typeof askState>;

/**
 * Why something cannot be.
 * - `soldOut`: no room of the next category is free on each night
 * - `roomNeeded`: the room is taken on the night before or after
 * - `noneLeft`: others have what the hotel has
 * - `tooLate`: the hour by which the hotel answers is over
 * - `voucherGone`: the voucher is used, expired by the day of arrival, or none of the member's
 * - `otherStay`: not for these rooms and guests
 * - `stayChanged`: as `otherStay`, of an ask that was made for the stay before the guest changed it
 */
export const askReason = z.enum([
  'soldOut',
  'roomNeeded',
  'noneLeft',
  'tooLate',
  'voucherGone',
  'otherStay',
  'stayChanged',
]);
export type AskReason = z.infer<typeof askReason>;

const askFacts = z.object({
  kind: askKind,
  /** The room of an upgrade. */
  roomTypeName: text.nullable(),
  /** Earliest arrival or latest departure. */
  time: seoulTime.nullable(),
  /** For the whole stay, paid at the hotel beside its total. */
  addedKrw: amountKrw,
});

export const ask = askFacts.extend({
  state: askState,
  askedAt: instant,
  /** Null where the hub promised it at once. */
  answerBy: instant.nullable(),
  /** Since when the state is what it is; null as long as it waits. */
  decidedAt: instant.nullable(),
  reason: askReason.nullable(),
  /** The voucher that it was asked with; the state says what became of it. */
  voucher: z.object({ voucherId: entityId, name: text }).nullable(),
});
export type Ask = z.infer<typeof ask>;

/** What the hub would answer to an ask now. Kinds that are not for these rooms and guests are absent. */
export const askOption = z.discriminatedUnion('answer', [
  askFacts.extend({
    answer: z.literal('atOnce'),
    /** Needed for it; the hub names the one that expires first. */
    voucher: z.object({ voucherId: entityId, name: text, validUntil: seoulDay }).nullable(),
  }),
  askFacts.extend({
    answer: z.literal('tried'),
    answerBy: instant,
    voucher: z.object({ voucherId: entityId, name: text, validUntil: seoulDay }).nullable(),
  }),
  z.object({ kind: askKind, answer: z.literal('notPossible'), reason: askReason }),
]);
export type AskOption = z.infer<typeof askOption>;

export const wantedAsk = z.object({
  kind: askKind,
  /** The very voucher that was shown; the hub never picks another. */
  voucherId: entityId.optional(),
});
export type WantedAsk = z.infer<typeof wantedAsk>;
/** Of a booking, which no ask keeps from being made: what cannot be is returned with it. The last of a kind counts. */
export const wantedAsks = z.array(wantedAsk).max(askKinds.length).optional();
