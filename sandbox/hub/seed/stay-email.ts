import { guestName } from '../../../lib/hub/contract/guest-name.ts';
import { dueAtHotelKrw } from '../../../lib/hub/contract/point-payment.ts';
import type { ReservationDetail } from '../../../lib/hub/contract/reservation.ts';
import { accessibleLines } from './accessibility.ts';
import { askLines } from './ask-words.ts';
import type { Email } from './emails.ts';
import { inclusionLines } from './inclusion-lines.ts';
import { mailWords } from './mail-words.ts';
import { noticeLines } from './notice-words.ts';
import { dueLines, settledPointsLines } from './point-lines.ts';
import { shortDay } from './short-day.ts';
import { agesText, sleepingLines } from './sleeping-words.ts';
import type { Lang } from './texts.ts';
import { won } from './won.ts';

type BookedRoom = ReservationDetail['rooms'][number];
export type MailEvent = 'booked' | 'changed' | 'roomCancelled' | 'again' | 'notice';

interface Words {
  subject: Record<MailEvent, string>;
  greeting: (hotel: string) => string;
  checkIn: (day: string, time: string) => string;
  checkOut: (day: string, time: string) => string;
  room: (at: number) => string;
  /** @param ages empty where they are not said */
  minors: (count: number, ages: string) => string;
  /** @param minors empty without any */
  people: (adults: number, minors: string) => string;
  guest: string;
  arrival: (time: string) => string;
  /** A time after midnight, on the day after that of arrival. */
  night: (time: string) => string;
  voucher: string;
  pay: string;
  paidWithPoints: string;
  cancelledRoom: (room: string, fee: string | null) => string;
}

const words: Record<Lang, Words> = {
  ko: {
    subject: {
      booked: '예약이 확정되었습니다',
      changed: '예약이 변경되었습니다',
      roomCancelled: '객실이 취소되었습니다',
      again: '예약 내용을 다시 보내 드립니다',
      notice: '투숙 기간에 달라지는 사항을 안내해 드립니다',
    },
    greeting: (hotel) => `${hotel}에서 뵙겠습니다.`,
    checkIn: (day, time) => `체크인: ${day} ${time}부터(한국 시간)`,
    checkOut: (day, time) => `체크아웃: ${day} ${time}까지(한국 시간)`,
    room: (at) => `객실 ${at}: `,
    minors: (count, ages) => `어린이·청소년 ${count}명${ages && `(${ages})`}`,
    people: (adults, minors) => `성인 ${adults}명${minors && `, ${minors}`}`,
    guest: '투숙객 ',
    arrival: (time) => `도착 예정 시각: ${time}(한국 시간)`,
    night: (time) => `다음 날 ${time}`,
    voucher: '바우처: ',
    pay: '요금은 호텔에서 결제하시면 됩니다.',
    paidWithPoints: '세금과 봉사료까지 포인트로 결제되며, 객실 요금으로 더 내실 금액은 없습니다.',
    cancelledRoom: (room, fee) => `취소한 객실: ${room} · ${fee === null ? '취소 수수료 없음' : `취소 수수료 ${fee}`}`,
  },
  en: {
    subject: {
      booked: 'Your stay is confirmed',
      changed: 'Your reservation has been changed',
      roomCancelled: 'A room of your reservation has been cancelled',
      again: 'Your reservation, as you requested',
      notice: 'A change at the hotel during your stay',
    },
    greeting: (hotel) => `We look forward to welcoming you at ${hotel}.`,
    checkIn: (day, time) => `Check-in: ${day}, from ${time} (Korea time)`,
    checkOut: (day, time) => `Check-out: ${day}, until ${time} (Korea time)`,
    room: (at) => `Room ${at}: `,
    minors: (count, ages) => `${count} ${count === 1 ? 'child' : 'children'}${ages && ` (aged ${ages})`}`,
    people: (adults, minors) => `${adults} ${adults === 1 ? 'adult' : 'adults'}${minors && `, ${minors}`}`,
    guest: 'guest ',
    arrival: (time) => `Expected arrival: ${time} (Korea time)`,
    night: (time) => `${time} the next day`,
    voucher: 'Voucher: ',
    pay: 'You pay at the hotel.',
    paidWithPoints: 'Points pay for the room, taxes and service charge included.',
    cancelledRoom: (room, fee) =>
      `Cancelled room: ${room} · ${fee === null ? 'no cancellation fee' : `cancellation fee ${fee}`}`,
  },
  jp: {
    subject: {
      booked: 'ご予約を承りました',
      changed: 'ご予約を変更いたしました',
      roomCancelled: 'ご予約の客室をキャンセルいたしました',
      again: 'ご予約内容を再送いたします',
      notice: 'ご滞在中の変更についてご案内いたします',
    },
    greeting: (hotel) => `${hotel}にてお待ち申し上げております。`,
    checkIn: (day, time) => `チェックイン：${day} ${time}から（韓国時間）`,
    checkOut: (day, time) => `チェックアウト：${day} ${time}まで（韓国時間）`,
    room: (at) => `客室${at}：`,
    minors: (count, ages) => `お子さま${count}名様${ages && `（${ages}）`}`,
    people: (adults, minors) => `大人${adults}名様${minors && `、${minors}`}`,
    guest: 'ご宿泊者 ',
    arrival: (time) => `ご到着予定時刻：${time}（韓国時間）`,
    night: (time) => `翌日${time}`,
    voucher: 'バウチャー：',
    pay: 'お支払いはホテルにて承ります。',
    paidWithPoints: '税・サービス料を含めポイントでのお支払いとなります。',
    cancelledRoom: (room, fee) =>
      `キャンセルした客室：${room} · ${fee === null ? 'キャンセル料なし' : `キャンセル料${fee}`}`,
  },
  ch: {
    subject: {
      booked: '预订已确认',
      changed: '预订已更改',
      roomCancelled: '预订中的客房已取消',
      again: '重新发送您的预订信息',
      notice: '住宿期间的变动通知',
    },
    greeting: (hotel) => `${hotel}恭候您的光临。`,
    checkIn: (day, time) => `入住：${day} ${time}起（韩国时间）`,
    checkOut: (day, time) => `退房：${day} ${time}前（韩国时间）`,
    room: (at) => `客房${at}：`,
    minors: (count, ages) => `儿童${count}位${ages && `（${ages}）`}`,
    people: (adults, minors) => `成人${adults}位${minors && `，${minors}`}`,
    guest: '住客 ',
    arrival: (time) => `预计到达时间：${time}（韩国时间）`,
    night: (time) => `次日${time}`,
    voucher: '礼券：',
    pay: '费用请到店支付。',
    paidWithPoints: '房费连同税费及服务费均以积分支付。',
    cancelledRoom: (room, fee) => `已取消的客房：${room} · ${fee === null ? '无取消费用' : `取消费用${fee}`}`,
  },
};

/** Number, hotel and times: what every mail about a stay says of it. */
export function stayFacts(stay: ReservationDetail, lang: Lang): string[] {
  const { number, address, telephone } = mailWords[lang];
  const { checkIn, checkOut, arrival, night } = words[lang];
  return [
    `${number}${stay.reservationNo}`,
    stay.hotelName,
    `${address}${stay.address}`,
    `${telephone}${stay.telephone}`,
    checkIn(shortDay(stay.checkInDate, lang), stay.checkInFrom),
    checkOut(shortDay(stay.checkOutDate, lang), stay.checkOutUntil),
    ...(stay.arrivalTime === null
      ? []
      : [arrival(stay.arrivalTime < '06:00' ? night(stay.arrivalTime) : stay.arrivalTime)]),
  ];
}

/** @param termsText what cancelling costs, in sentences @param link opens the reservation on the web */
export function stayEmail(
  event: MailEvent,
  stay: ReservationDetail,
  { termsText, link, booker }: { termsText: string; link: string; booker: 'member' | 'guest' },
  lang: Lang,
): Email {
  const { subject, greeting, room, minors, people, guest, voucher, pay, paidWithPoints, cancelledRoom } = words[lang];
  const { subject: subjectOf, total, toSee } = mailWords[lang];
  const peopleOf = ({ adults, minor, minorAges = [] }: BookedRoom) =>
    people(adults, minor > 0 ? minors(minor, agesText(minorAges, lang)) : '');
  const rooms = stay.rooms.flatMap((one, index) => [
    `${room(index + 1)}${[one.roomTypeName, one.ratePlanName, peopleOf(one), guest + guestName(one)].join(' · ')}`,
    ...inclusionLines(one.price, lang),
    ...sleepingLines(one.sleeping, one.price.beddingKrw, lang),
    ...accessibleLines(one.accessibility, lang),
  ]);
  const lines = [
    greeting(stay.hotelName),
    ...stayFacts(stay, lang),
    ...rooms,
    ...stay.cancelledRooms.flatMap(({ roomTypeName, ratePlanName, feeKrw, settledPoints }) => [
      cancelledRoom(`${roomTypeName} · ${ratePlanName}`, feeKrw === 0 ? null : won(feeKrw)),
      ...settledPointsLines(settledPoints, lang),
    ]),
    ...(stay.voucher ? [`${voucher}${stay.voucher.name} (−${won(stay.voucher.discountKrw)})`] : []),
    `${total}${won(stay.totalKrw)}${dueLines(stay, lang)}`,
    stay.points !== null && dueAtHotelKrw(stay.totalKrw, stay.points, stay.cancelledRooms) === 0 ? paidWithPoints : pay,
    termsText,
    ...noticeLines(stay.notices, lang),
    ...askLines(stay.asks, lang),
    `${toSee[booker]}${link}`,
  ];
  return { subject: subjectOf(subject[event], stay.reservationNo), text: lines.join('\n') };
}
