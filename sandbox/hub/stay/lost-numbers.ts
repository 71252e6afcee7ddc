import { isSameName } from '../../../lib/hub/contract/same-person.ts';
import { timeOf } from '../dining/opening.ts';
import { restaurantOf } from '../dining/table-booking.ts';
import { guestTablesOf } from '../dining/table-reservation-store.ts';
import type { Mail } from '../member/outbox.ts';
import { type Booked, linkTo, mailWords } from '../seed/mail-words.ts';
import { shortDay } from '../seed/short-day.ts';
import type { Lang } from '../seed/texts.ts';
import { today, type World } from '../world.ts';
import { guestReservationsOf, roomsOfReservation } from './reservation-store.ts';
import { findHotel } from './room-type-index.ts';

const words: Record<Lang, { subject: string; lead: string; ignore: string }> = {
  ko: {
    subject: '[하늘 호텔 앤 리조트] 예약 번호 안내',
    lead: '이 이메일 주소로 예약하신 내용입니다.',
    ignore: '요청하신 적이 없으면 이 메일은 무시하셔도 됩니다.',
  },
  en: {
    subject: 'Your reservation numbers – Haneul Hotels & Resorts',
    lead: 'These are the reservations made with this email address.',
    ignore: 'If you did not request this email, you can ignore it.',
  },
  jp: {
    subject: '【ハヌル ホテルズ＆リゾーツ】予約番号のご案内',
    lead: 'このメールアドレスで承っておりますご予約です。',
    ignore: 'お心当たりのない場合は、このメールを破棄してください。',
  },
  ch: {
    subject: '【天空酒店及度假村】您的预订号',
    lead: '以下是以此电子邮箱预订的内容。',
    ignore: '如非您本人申请，请忽略此邮件。',
  },
};

interface Found extends Booked {
  readonly line: string;
}

/** Coming reservations that a guest made with this family name and address, of rooms and of tables. */
function comingOf(world: World, { lastName, email, lang }: { lastName: string; email: string; lang: Lang }): Found[] {
  const isSame = (name: string | undefined) => name !== undefined && isSameName(name, lastName);
  const rooms = guestReservationsOf(world, email)
    .filter(({ status, checkOut }) => status === 'confirmed' && checkOut >= today(world))
    .filter(({ reservationNo }) => isSame(roomsOfReservation(world, reservationNo)[0]?.guestLastName))
    .map(({ reservationNo: number, hotelId, checkIn, checkOut }) => ({
      kind: 'room' as const,
      booker: 'guest' as const,
      number,
      line: `${findHotel(hotelId)?.name[lang] ?? hotelId}, ${shortDay(checkIn, lang)} – ${shortDay(checkOut, lang)}`,
    }));
  const tables = guestTablesOf(world, email)
    .filter(({ status, date }) => status === 'confirmed' && date >= today(world))
    .filter(({ guestLastName }) => isSame(guestLastName))
    .map((row) => {
      const { hotel, seed } = restaurantOf(row);
      const place = `${hotel.name[lang]} · ${seed.name[lang]}`;
      const line = `${place}, ${shortDay(row.date, lang)} ${timeOf(row.starts)}`;
      return { kind: 'table' as const, booker: 'guest' as const, number: row.tableReservationNo, line };
    });
  return [...rooms, ...tables];
}

/** The mail with the numbers of a guest's coming reservations; null where there are none. */
export function lostNumbersMail(world: World, asked: { lastName: string; email: string; lang: Lang }): Mail | null {
  const { lang, email } = asked;
  const { subject, lead, ignore } = words[lang];
  const found = comingOf(world, asked).map(
    (booked) => `${mailWords[lang].number}${booked.number}\n${booked.line}\n${linkTo(world.webOrigin, booked, lang)}`,
  );
  return found.length === 0 ? null : [email.trim(), subject, [lead, ...found, ignore].join('\n\n')];
}
