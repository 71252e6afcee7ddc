import { roomFeesDueKrw } from '../../../lib/hub/contract/point-payment.ts';
import { limitMails } from '../member/mail-limits.ts';
import { type Mail, mailTo } from '../member/outbox.ts';
import { Refusal } from '../refusal.ts';
import { askEvent, askLine, askLines } from '../seed/ask-words.ts';
import type { Cancelled } from '../seed/cancellation-email.ts';
import { cancellationEmail } from '../seed/cancellation-email.ts';
import { linkTo, mailWords } from '../seed/mail-words.ts';
import { type MailEvent, stayEmail, stayFacts } from '../seed/stay-email.ts';
import type { Lang } from '../seed/texts.ts';
import type { World } from '../world.ts';
import type { AskRow } from './ask-store.ts';
import { describeAsk } from './ask-texts.ts';
import type { ReservationRow } from './reservation-store.ts';
import { describeReservation } from './reservation-texts.ts';
import { withTerms } from './terms-text.ts';

const bookedStay = ({ membershipNo, reservationNo }: ReservationRow) =>
  ({ kind: 'room', number: reservationNo, booker: membershipNo === null ? 'guest' : 'member' }) as const;

interface ChangeOfRooms {
  readonly rooms: readonly { cancelYn?: 'Y' | 'N' }[];
  readonly lang: Lang;
}

export function stayMail(world: World, row: ReservationRow, event: MailEvent, lang: Lang): Mail {
  const booked = bookedStay(row);
  const { termsText } = withTerms(world, row, lang);
  const link = linkTo(world.webOrigin, booked, lang);
  const stay = describeReservation(world, row, lang);
  return mailTo(row.email, stayEmail(event, stay, { termsText, link, booker: booked.booker }, lang));
}

/** @param change as it was asked for */
export function changedStayMail(world: World, row: ReservationRow, { rooms, lang }: ChangeOfRooms): Mail {
  return stayMail(world, row, rooms.some(({ cancelYn }) => cancelYn === 'Y') ? 'roomCancelled' : 'changed', lang);
}

/** @throws NOT_FOUND unless it is confirmed, RATE_LIMITED */
export function stayMailAgain(world: World, row: ReservationRow, lang: Lang): Mail {
  if (row.status !== 'confirmed') throw new Refusal('NOT_FOUND');
  limitMails(world, 'mail-again', row.reservationNo);
  return stayMail(world, row, 'again', lang);
}

export function cancelledStayMail(world: World, row: ReservationRow, cancelled: Cancelled, lang: Lang): Mail {
  const stay = describeReservation(world, row, lang);
  const link = linkTo(world.webOrigin, bookedStay(row), lang);
  const parts = {
    earlierKrw: roomFeesDueKrw(stay.cancelledRooms),
    facts: [...askLines(stay.asks, lang), ...stayFacts(stay, lang), link],
  };
  return mailTo(row.email, cancellationEmail(cancelled, parts, lang));
}

/** What became of something that was asked for with a stay. */
export function askMail(world: World, row: ReservationRow, asked: AskRow, lang: Lang): Mail {
  const ask = describeAsk(world, asked, lang);
  const booked = bookedStay(row);
  const { subject, toSee } = mailWords[lang];
  const lines = [
    askLine(ask, lang),
    ...stayFacts(describeReservation(world, row, lang), lang),
    `${toSee[booked.booker]}${linkTo(world.webOrigin, booked, lang)}`,
  ];
  return mailTo(row.email, { subject: subject(askEvent(ask, lang), row.reservationNo), text: lines.join('\n') });
}
