import type { SettledPoints } from '../../../lib/hub/contract/reservation.ts';
import type { Email } from './emails.ts';
import { settledPointsLines } from './point-lines.ts';
import type { Lang } from './texts.ts';
import { won } from './won.ts';

interface Words {
  subject: (reservationNo: string) => string;
  done: string;
  free: string;
  fee: (amount: string) => string;
  voucher: Record<'Y' | 'N', string>;
}

const words: Record<Lang, Words> = {
  ko: {
    subject: (number) => `[하늘 호텔 앤 리조트] 예약이 취소되었습니다 (${number})`,
    done: '예약이 취소되었습니다.',
    free: '취소 수수료는 없습니다. 호텔에서 결제하실 금액은 없습니다.',
    fee: (amount) => `취소 수수료는 ${amount}입니다. 취소 수수료 외에 호텔에서 결제하실 금액은 없습니다.`,
    voucher: {
      Y: '사용하신 바우처를 돌려 드렸습니다.',
      N: '바우처는 이 예약에 사용되어 돌려 드리지 않습니다.',
    },
  },
  en: {
    subject: (number) => `Your reservation has been cancelled (${number}) – Haneul Hotels & Resorts`,
    done: 'Your reservation has been cancelled.',
    free: 'There is no cancellation fee. There is nothing to pay at the hotel.',
    fee: (amount) => `The cancellation fee is ${amount}. Apart from this fee, there is nothing to pay at the hotel.`,
    voucher: {
      Y: 'Your voucher has been returned.',
      N: 'Your voucher was used for this reservation and is not returned.',
    },
  },
  jp: {
    subject: (number) => `【ハヌル ホテルズ＆リゾーツ】ご予約をキャンセルいたしました（${number}）`,
    done: 'ご予約をキャンセルいたしました。',
    free: 'キャンセル料はかかりません。ホテルでのお支払いはございません。',
    fee: (amount) => `キャンセル料は${amount}です。キャンセル料のほかに、ホテルでのお支払いはございません。`,
    voucher: {
      Y: 'ご利用のバウチャーをお戻しいたしました。',
      N: 'バウチャーはこのご予約に使用済みのため、お戻しいたしません。',
    },
  },
  ch: {
    subject: (number) => `【天空酒店及度假村】预订已取消（${number}）`,
    done: '您的预订已取消。',
    free: '不收取取消费用。无需再向酒店支付任何费用。',
    fee: (amount) => `取消费用为${amount}。除取消费用外，无需再向酒店支付任何费用。`,
    voucher: { Y: '您使用的礼券已退还。', N: '礼券已用于此预订，不予退还。' },
  },
};

export interface Cancelled {
  reservationNo: string;
  cancellationFeeKrw: number;
  voucherGivenBackYn: 'Y' | 'N' | null;
  settledPoints: SettledPoints | null;
}

/** @param facts what was cancelled, one a line */
export function cancellationEmail(cancelled: Cancelled, facts: readonly string[], lang: Lang): Email {
  const { reservationNo, cancellationFeeKrw, voucherGivenBackYn, settledPoints } = cancelled;
  const { subject, done, free, fee, voucher } = words[lang];
  const lines = [
    done,
    cancellationFeeKrw === 0 ? free : fee(won(cancellationFeeKrw)),
    ...(voucherGivenBackYn === null ? [] : [voucher[voucherGivenBackYn]]),
    ...settledPointsLines(settledPoints, lang),
    ...facts,
  ];
  return { subject: subject(reservationNo), text: lines.join('\n') };
}
