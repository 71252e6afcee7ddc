import type { SettledPoints } from '../../../lib/hub/contract/cancelled-room.ts';
import type { Email } from './emails.ts';
import { settledPointsLines } from './point-lines.ts';
import type { Lang } from './texts.ts';
import { won } from './won.ts';

interface Words {
  subject: (reservationNo: string) => string;
  done: string;
  free: string;
  fee: (amount: string) => string;
  due: { nothing: string; nothingElse: string; earlierRooms: (amount: string) => string };
  voucher: Record<'Y' | 'N', string>;
}

const words: Record<Lang, Words> = {
  ko: {
    subject: (number) => `[하늘 호텔 앤 리조트] 예약이 취소되었습니다 (${number})`,
    done: '예약이 취소되었습니다.',
    free: '취소 수수료는 없습니다.',
    fee: (amount) => `취소 수수료는 ${amount}입니다.`,
    due: {
      nothing: '호텔에서 결제하실 금액은 없습니다.',
      nothingElse: '취소 수수료 외에 호텔에서 결제하실 금액은 없습니다.',
      earlierRooms: (amount) => `먼저 취소하신 객실의 수수료 ${amount}은 호텔에서 결제해 주십시오.`,
    },
    voucher: {
      Y: '사용하신 바우처를 돌려 드렸습니다.',
      N: '바우처는 이 예약에 사용되어 돌려 드리지 않습니다.',
    },
  },
  en: {
    subject: (number) => `Your reservation has been cancelled (${number}) – Haneul Hotels & Resorts`,
    done: 'Your reservation has been cancelled.',
    free: 'There is no cancellation fee.',
    fee: (amount) => `The cancellation fee is ${amount}.`,
    due: {
      nothing: 'There is nothing to pay at the hotel.',
      nothingElse: 'Apart from this fee, there is nothing to pay at the hotel.',
      earlierRooms: (amount) => `The fee of ${amount} for rooms you cancelled earlier is due at the hotel.`,
    },
    voucher: {
      Y: 'Your voucher has been returned.',
      N: 'Your voucher was used for this reservation and is not returned.',
    },
  },
  jp: {
    subject: (number) => `【ハヌル ホテルズ＆リゾーツ】ご予約をキャンセルいたしました（${number}）`,
    done: 'ご予約をキャンセルいたしました。',
    free: 'キャンセル料はかかりません。',
    fee: (amount) => `キャンセル料は${amount}です。`,
    due: {
      nothing: 'ホテルでのお支払いはございません。',
      nothingElse: 'キャンセル料のほかに、ホテルでのお支払いはございません。',
      earlierRooms: (amount) => `先にキャンセルされた客室のキャンセル料${amount}は、ホテルにてお支払いください。`,
    },
    voucher: {
      Y: 'ご利用のバウチャーをお戻しいたしました。',
      N: 'バウチャーはこのご予約に使用済みのため、お戻しいたしません。',
    },
  },
  ch: {
    subject: (number) => `【天空酒店及度假村】预订已取消（${number}）`,
    done: '您的预订已取消。',
    free: '不收取取消费用。',
    fee: (amount) => `取消费用为${amount}。`,
    due: {
      nothing: '无需再向酒店支付任何费用。',
      nothingElse: '除取消费用外，无需再向酒店支付任何费用。',
      earlierRooms: (amount) => `此前已取消客房的取消费用${amount}，请到店支付。`,
    },
    voucher: { Y: '您使用的礼券已退还。', N: '礼券已用于此预订，不予退还。' },
  },
};

export interface Cancelled {
  reservationNo: string;
  cancellationFeeKrw: number;
  voucherGivenBackYn: 'Y' | 'N' | null;
  settledPoints: SettledPoints | null;
}

/** @param earlierKrw fees due for rooms that were cancelled before @param facts what was cancelled, one a line */
export function cancellationEmail(
  cancelled: Cancelled,
  { earlierKrw, facts }: { earlierKrw: number; facts: readonly string[] },
  lang: Lang,
): Email {
  const { reservationNo, cancellationFeeKrw, voucherGivenBackYn, settledPoints } = cancelled;
  const { subject, done, free, fee, due, voucher } = words[lang];
  const nothingDue = cancellationFeeKrw === 0 ? due.nothing : due.nothingElse;
  const lines = [
    done,
    [
      cancellationFeeKrw === 0 ? free : fee(won(cancellationFeeKrw)),
      earlierKrw > 0 ? due.earlierRooms(won(earlierKrw)) : nothingDue,
    ].join(lang === 'ko' || lang === 'en' ? ' ' : ''),
    ...(voucherGivenBackYn === null ? [] : [voucher[voucherGivenBackYn]]),
    ...settledPointsLines(settledPoints, lang),
    ...facts,
  ];
  return { subject: subject(reservationNo), text: lines.join('\n') };
}
