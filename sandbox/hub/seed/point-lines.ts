import type { PaidPoints } from '../../../lib/hub/contract/point-payment.ts';
import type { PointsSchedule } from '../../../lib/hub/contract/points-terms.ts';
import type { SettledPoints } from '../../../lib/hub/contract/reservation.ts';
import type { Lang } from './texts.ts';
import { won } from './won.ts';

const count = (points: number): string => points.toLocaleString('en-US');

interface Words {
  paid: (points: string, amount: string, due: string) => string;
  allBack: (points: string) => string;
  divided: (kept: string, back: string) => string;
  kept: (points: string) => string;
  from: (instant: string, kept: string, back: string) => string;
  expired: (points: string) => string;
}

const words: Record<Lang, Words> = {
  ko: {
    paid: (points, amount, due) => `포인트 사용: ${points}포인트(−${amount})\n호텔에서 결제하실 금액: ${due}`,
    allBack: (points) => `취소하시면 사용하신 ${points}포인트를 모두 돌려 드립니다.`,
    divided: (kept, back) => `취소하시면 ${kept}포인트는 취소 수수료에 사용되고, ${back}포인트를 돌려 드립니다.`,
    kept: (points) => `취소하시면 사용하신 ${points}포인트는 취소 수수료에 사용되어 돌려 드리지 않습니다.`,
    from: (instant, kept, back) =>
      `${instant}(한국 시간)부터는 ${kept}포인트가 취소 수수료에 사용되고, ${back}포인트를 돌려 드립니다.`,
    expired: (points) => `그 외 ${points}포인트는 유효 기간이 지나 다시 사용하실 수 없습니다.`,
  },
  en: {
    paid: (points, amount, due) => `Paid with points: ${points} points (−${amount})\nTo pay at the hotel: ${due}`,
    allBack: (points) => `If you cancel, all ${points} points you used are returned.`,
    divided: (kept, back) =>
      `If you cancel, ${kept} points are used for the cancellation fee and ${back} are returned.`,
    kept: (points) =>
      `If you cancel, the ${points} points you used go towards the cancellation fee and are not returned.`,
    from: (instant, kept, back) =>
      `From ${instant} (Korea time), ${kept} points are used for the cancellation fee and ${back} are returned.`,
    expired: (points) => `A further ${points} points have expired and cannot be used again.`,
  },
  jp: {
    paid: (points, amount, due) => `ポイントのご利用：${points}ポイント（−${amount}）\nホテルでのお支払い額：${due}`,
    allBack: (points) => `キャンセルされますと、ご利用の${points}ポイントをすべてお返しいたします。`,
    divided: (kept, back) =>
      `キャンセルされますと、${kept}ポイントはキャンセル料に充当し、${back}ポイントをお返しいたします。`,
    kept: (points) => `キャンセルされますと、ご利用の${points}ポイントはキャンセル料に充当し、お返しいたしません。`,
    from: (instant, kept, back) =>
      `${instant}（韓国時間）以降は${kept}ポイントをキャンセル料に充当し、${back}ポイントをお返しいたします。`,
    expired: (points) => `そのほか${points}ポイントは有効期限が過ぎているため、再度ご利用いただけません。`,
  },
  ch: {
    paid: (points, amount, due) => `使用积分：${points}积分（−${amount}）\n到店支付金额：${due}`,
    allBack: (points) => `取消时，所使用的${points}积分将全部退回。`,
    divided: (kept, back) => `取消时，${kept}积分将用于支付取消费用，${back}积分将退回。`,
    kept: (points) => `取消时，所使用的${points}积分将用于支付取消费用，不予退回。`,
    from: (instant, kept, back) => `${instant}（韩国时间）起，${kept}积分将用于支付取消费用，${back}积分将退回。`,
    expired: (points) => `另有${points}积分已过有效期，无法再次使用。`,
  },
};

const settledWords: Record<
  Lang,
  {
    used: (points: string, amount: string) => string;
    returned: (points: string) => string;
    gone: (points: string) => string;
  }
> = {
  ko: {
    used: (points, amount) => `${points}포인트(${amount})는 취소 수수료에 사용되었습니다.`,
    returned: (points) => `${points}포인트를 돌려 드렸습니다.`,
    gone: (points) => `${points}포인트는 유효 기간이 지나 다시 사용하실 수 없습니다.`,
  },
  en: {
    used: (points, amount) => `${points} points (${amount}) were used for the cancellation fee.`,
    returned: (points) => `${points} points have been returned.`,
    gone: (points) => `${points} points have expired and cannot be used again.`,
  },
  jp: {
    used: (points, amount) => `${points}ポイント（${amount}）はキャンセル料に充当いたしました。`,
    returned: (points) => `${points}ポイントをお返しいたしました。`,
    gone: (points) => `${points}ポイントは有効期限が過ぎているため、再度ご利用いただけません。`,
  },
  ch: {
    used: (points, amount) => `${points}积分（${amount}）已用于支付取消费用。`,
    returned: (points) => `已退回${points}积分。`,
    gone: (points) => `${points}积分已过有效期，无法再次使用。`,
  },
};

/** The points of a stay and what is left to pay, for a mail; empty where no points pay. */
export function paidPointsLine(paid: PaidPoints | null, totalKrw: number, lang: Lang): string {
  if (paid === null) return '';
  return `\n${words[lang].paid(count(paid.points), won(paid.amountKrw), won(totalKrw - paid.amountKrw))}`;
}

/** What cancelling does to the points, as `messages/` say it (`common.terms`). @param moment writes an instant */
export function pointsTerms(schedule: PointsSchedule | null, lang: Lang, moment: (instant: string) => string): string {
  if (schedule === null) return '';
  const { allBack, divided, kept, from, expired } = words[lang];
  const { now, steps } = schedule;
  const back = now.returnedPoints + now.expiredPoints;
  const first = () => {
    if (now.keptPoints === 0) return allBack(count(back));
    return back === 0 ? kept(count(now.keptPoints)) : divided(count(now.keptPoints), count(back));
  };
  return [
    first(),
    ...steps.map((then) =>
      from(moment(then.from), count(then.keptPoints), count(then.returnedPoints + then.expiredPoints)),
    ),
    ...(now.expiredPoints > 0 ? [expired(count(now.expiredPoints))] : []),
  ].join(' ');
}

/** What became of the points of a cancelled stay. */
export function settledPointsLines(settled: SettledPoints | null, lang: Lang): string[] {
  if (settled === null) return [];
  const { returnedPoints, expiredPoints, keptPoints, keptKrw } = settled;
  const { used, returned, gone } = settledWords[lang];
  return [
    ...(keptPoints > 0 ? [used(count(keptPoints), won(keptKrw))] : []),
    ...(returnedPoints > 0 ? [returned(count(returnedPoints))] : []),
    ...(expiredPoints > 0 ? [gone(count(expiredPoints))] : []),
  ];
}
