import { guestName } from '../../../lib/hub/contract/guest-name.ts';
import type { TableReservationDetail } from '../../../lib/hub/contract/table-reservation.ts';
import type { Email } from '../seed/emails.ts';
import { mailWords } from '../seed/mail-words.ts';
import { shortDay, shortMoment } from '../seed/short-day.ts';
import type { Lang } from '../seed/texts.ts';
import { won } from '../seed/won.ts';

export type TableEvent = 'booked' | 'changed' | 'cancelled' | 'again';

interface Words {
  subject: Record<TableEvent, string>;
  seating: (day: string, time: string, party: number) => string;
  guest: string;
  freeAlways: string;
  feeNow: (penalty: string) => string;
  freeUntil: (instant: string, penalty: string) => string;
  fee: (fee: string) => string;
  hold: (minutes: number) => string;
}

const words: Record<Lang, Words> = {
  ko: {
    subject: {
      booked: '다이닝 예약이 확정되었습니다',
      changed: '다이닝 예약이 변경되었습니다',
      cancelled: '다이닝 예약이 취소되었습니다',
      again: '다이닝 예약 내용을 다시 보내 드립니다',
    },
    seating: (day, time, party) => `${day} ${time}(한국 시간), ${party}명`,
    guest: '예약하신 분: ',
    freeAlways: '취소 조건: 무료로 취소하실 수 있습니다.',
    feeNow: (penalty) => `취소 조건: 취소하시면 취소 수수료 ${penalty}이 부과됩니다.`,
    freeUntil: (instant, penalty) =>
      `취소 조건: ${instant}(한국 시간)까지 무료로 취소하실 수 있으며, 이후에는 취소 수수료 ${penalty}이 부과됩니다.`,
    fee: (fee) => `취소 수수료: ${fee}`,
    hold: (minutes) => `예약 시간부터 ${minutes}분 동안 자리를 비워 두겠습니다. 더 늦으실 때는 전화해 주십시오.`,
  },
  en: {
    subject: {
      booked: 'Your table is confirmed',
      changed: 'Your dining reservation has been changed',
      cancelled: 'Your dining reservation has been cancelled',
      again: 'Your dining reservation, as you requested',
    },
    seating: (day, time, party) => `${day}, ${time} (Korea time), ${party} ${party === 1 ? 'guest' : 'guests'}`,
    guest: 'Booked by: ',
    freeAlways: 'Cancellation terms: Cancel free of charge.',
    feeNow: (penalty) => `Cancellation terms: If you cancel, a cancellation fee of ${penalty} applies.`,
    freeUntil: (instant, penalty) =>
      `Cancellation terms: Cancel free of charge until ${instant} (Korea time); after that, a cancellation fee of ${penalty} applies.`,
    fee: (fee) => `Cancellation fee: ${fee}`,
    hold: (minutes) => `We hold your table for ${minutes} minutes. If you will be later, please call us.`,
  },
  jp: {
    subject: {
      booked: 'レストランのご予約を承りました',
      changed: 'レストランのご予約を変更いたしました',
      cancelled: 'レストランのご予約をキャンセルいたしました',
      again: 'レストランのご予約内容を再送いたします',
    },
    seating: (day, time, party) => `${day} ${time}（韓国時間）、${party}名様`,
    guest: 'ご予約者：',
    freeAlways: 'キャンセル条件：無料でキャンセルいただけます。',
    feeNow: (penalty) => `キャンセル条件：キャンセルされますと、キャンセル料として${penalty}を申し受けます。`,
    freeUntil: (instant, penalty) =>
      `キャンセル条件：${instant}（韓国時間）まで無料でキャンセルいただけます。以降はキャンセル料として${penalty}を申し受けます。`,
    fee: (fee) => `キャンセル料：${fee}`,
    hold: (minutes) =>
      `お席はご予約の時刻から${minutes}分間お取り置きいたします。さらに遅れる場合は、お電話でお知らせください。`,
  },
  ch: {
    subject: {
      booked: '餐厅预订已确认',
      changed: '餐厅预订已更改',
      cancelled: '餐厅预订已取消',
      again: '重新发送您的餐厅预订信息',
    },
    seating: (day, time, party) => `${day} ${time}（韩国时间），${party}位`,
    guest: '预订人：',
    freeAlways: '取消条款：可免费取消。',
    feeNow: (penalty) => `取消条款：取消将收取取消费用${penalty}。`,
    freeUntil: (instant, penalty) => `取消条款：${instant}（韩国时间）前可免费取消，此后收取取消费用${penalty}。`,
    fee: (fee) => `取消费用：${fee}`,
    hold: (minutes) => `座位自预订时间起为您保留${minutes}分钟。如需更晚到店，请致电告知。`,
  },
};

/** What a mail says of cancelling a table. */
function termsOf(table: TableReservationDetail, lang: Lang): string {
  const { fee, freeAlways, feeNow, freeUntil } = words[lang];
  const { cancellationFeeKrw, penaltyKrw, cancelNowKrw } = table;
  if (cancellationFeeKrw !== null) return fee(won(cancellationFeeKrw));
  if (penaltyKrw === 0) return freeAlways;
  return cancelNowKrw > 0 ? feeNow(won(penaltyKrw)) : freeUntil(shortMoment(table.freeUntil, lang), won(penaltyKrw));
}

/** The mail to a guest about a table. @param link opens the table on the web */
export function tableEmail(
  event: TableEvent,
  table: TableReservationDetail,
  { link, booker }: { link: string; booker: 'member' | 'guest' },
  lang: Lang,
): Email {
  const { subject, seating, guest, hold } = words[lang];
  const { subject: subjectOf, number, address, telephone, toSee } = mailWords[lang];
  const lines = [
    `${table.hotelName} · ${table.restaurantName}`,
    seating(shortDay(table.date, lang), table.time, table.party),
    `${guest}${guestName(table)}`,
    `${number}${table.tableReservationNo}`,
    `${address}${table.address}, ${table.location}`,
    `${telephone}${table.telephone}`,
    termsOf(table, lang),
    ...(table.holdMinutes === null || event === 'cancelled' ? [] : [hold(table.holdMinutes)]),
    `${toSee[booker]}${link}`,
  ];
  return { subject: subjectOf(subject[event], table.tableReservationNo), text: lines.join('\n') };
}
