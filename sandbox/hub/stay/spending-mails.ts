import { noteEvent } from '../member/account-events.ts';
import { voucherKindOf } from '../member/booking-vouchers.ts';
import type { MemberRow } from '../member/member-store.ts';
import { type Mail, mailTo } from '../member/outbox.ts';
import { spendingEmail, withSpending } from '../seed/event-emails.ts';
import { stayFacts } from '../seed/stay-email.ts';
import type { Lang } from '../seed/texts.ts';
import { voucherTexts } from '../seed/voucher-texts.ts';
import type { World } from '../world.ts';
import type { ReservationRow } from './reservation-store.ts';
import { describeReservation } from './reservation-texts.ts';

/** One booking, change or ask of a member. */
interface Action {
  readonly row: ReservationRow;
  readonly familyId: string | null;
  /** From before anything of it was written. */
  readonly at: string;
  readonly points: number;
  readonly voucherIds: readonly (string | null)[];
}

function voucherName(world: World, voucherId: string, lang: Lang): string {
  const kind = voucherKindOf(world, voucherId);
  return kind === undefined ? voucherId : voucherTexts[kind].name[lang];
}

/**
 * The mails about an action: its own and, where it has spent points or vouchers, what tells the member. That is in the mail of
 * the action where it goes to the member's own address in the language of the member.
 * @param mail of the action
 * @param lang of that mail, which a thief may have chosen
 */
export function spendingMails(world: World, member: MemberRow, action: Action, mail: Mail, lang: Lang): Mail[] {
  const { row, familyId, at, points } = action;
  const vouchers = action.voucherIds.flatMap((id) => (id === null ? [] : [voucherName(world, id, member.lang)]));
  if (points === 0 && vouchers.length === 0) return [mail];
  const { reservationNo } = row;
  const { own, tokenFor } = noteEvent(world, member, { kind: 'spending', at, familyId, reservationNo, points });
  const spent = { points, vouchers };
  const facts = stayFacts(describeReservation(world, row, member.lang), member.lang);
  const addresses = [...new Set([own.email, member.email])];
  const [to, subject, text] = mail;
  const isInMail = lang === member.lang && addresses.includes(to);
  const whole = withSpending(text, { spent, token: tokenFor(to) }, world.webOrigin, member.lang);
  return [
    isInMail ? [to, subject, whole] : mail,
    ...addresses
      .filter((address) => !isInMail || address !== to)
      .map((address) =>
        mailTo(address, spendingEmail({ spent, facts, at, token: tokenFor(address) }, world.webOrigin, member.lang)),
      ),
  ];
}
