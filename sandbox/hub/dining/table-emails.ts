import type { Email } from '../seed/emails.ts';
import { shortDay } from '../seed/short-day.ts';
import type { Lang } from '../seed/texts.ts';
import { won } from '../seed/won.ts';
import type { Restaurant } from './restaurants.ts';

interface Seated {
  readonly tableReservationNo: string;
  readonly date: string;
  readonly time: string;
  readonly party: number;
}

const signs: Record<Lang, (subject: string, number: string) => string> = {
  ko: (subject, number) => `[하늘 호텔 앤 리조트] ${subject} (${number})`,
  en: (subject, number) => `${subject} (${number}) – Haneul Hotels & Resorts`,
  jp: (subject, number) => `【ハヌル ホテルズ＆リゾーツ】${subject}（${number}）`,
  ch: (subject, number) => `【天空酒店及度假村】${subject}（${number}）`,
};

type TableEvent = 'booked' | 'changed' | 'cancelled';

const subjects: Record<TableEvent, Record<Lang, string>> = {
  booked: {
    ko: '다이닝 예약이 확정되었습니다',
    en: 'Your table is confirmed',
    jp: 'レストランのご予約を承りました',
    ch: '餐厅预订已确认',
  },
  changed: {
    ko: '다이닝 예약이 변경되었습니다',
    en: 'Your dining reservation has been changed',
    jp: 'レストランのご予約を変更いたしました',
    ch: '餐厅预订已更改',
  },
  cancelled: {
    ko: '다이닝 예약이 취소되었습니다',
    en: 'Your dining reservation has been cancelled',
    jp: 'レストランのご予約をキャンセルいたしました',
    ch: '餐厅预订已取消',
  },
};

const lines: Record<Lang, (place: string, seated: Seated) => string> = {
  ko: (place, { date, time, party }) => `${place}\n${shortDay(date, 'ko')} ${time}(한국 시간), ${party}명`,
  en: (place, { date, time, party }) =>
    `${place}\n${shortDay(date, 'en')}, ${time} (Korea time), ${party} ${party === 1 ? 'guest' : 'guests'}`,
  jp: (place, { date, time, party }) => `${place}\n${shortDay(date, 'jp')} ${time}（韓国時間）、${party}名様`,
  ch: (place, { date, time, party }) => `${place}\n${shortDay(date, 'ch')} ${time}（韩国时间），${party}位`,
};

const fees: Record<Lang, (fee: string) => string> = {
  ko: (fee) => `취소 수수료: ${fee}`,
  en: (fee) => `Cancellation fee: ${fee}`,
  jp: (fee) => `キャンセル料：${fee}`,
  ch: (fee) => `取消费用：${fee}`,
};

/** What a guest is told in writing about a table. @param feeKrw of a cancellation */
export function tableEmail(
  event: TableEvent,
  { seed, hotel }: Restaurant,
  seated: Seated,
  lang: Lang,
  feeKrw?: number,
): Email {
  const body = lines[lang](`${hotel.name[lang]} · ${seed.name[lang]}`, seated);
  return {
    subject: signs[lang](subjects[event][lang], seated.tableReservationNo),
    text: feeKrw === undefined ? body : `${body}\n${fees[lang](won(feeKrw))}`,
  };
}
