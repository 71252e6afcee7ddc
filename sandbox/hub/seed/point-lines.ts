import type { SettledPoints } from '../../../lib/hub/contract/cancelled-room.ts';
import { dueAtHotelKrw, type PaidPoints, roomFeesDueKrw } from '../../../lib/hub/contract/point-payment.ts';
import type { PointsSchedule } from '../../../lib/hub/contract/points-terms.ts';
import { shortMoment } from './short-day.ts';
import type { Lang } from './texts.ts';
import { won } from './won.ts';

const count = (points: number): string => points.toLocaleString('en-US');

interface Words {
  paid: (points: string, amount: string) => string;
  roomFees: (amount: string) => string;
  due: (amount: string) => string;
  allBack: (points: string) => string;
  divided: (kept: string, back: string) => string;
  kept: (points: string) => string;
  from: (instant: string, kept: string, back: string) => string;
  expired: (points: string) => string;
}

const words: Record<Lang, Words> = {
  ko: {
    paid: (points, amount) => `포인트 사용: ${points}포인트(−${amount})`,
    roomFees: (amount) => `취소한 객실의 수수료: ${amount}`,
    due: (amount) => `호텔에서 결제하실 금액: ${amount}`,
    allBack: (points) => `취소하시면 사용하신 ${points}포인트를 모두 돌려 드립니다.`,
    divided: (kept, back) => `취소하시면 ${kept}포인트는 취소 수수료에 사용되고, ${back}포인트를 돌려 드립니다.`,
    kept: (points) => `취소하시면 사용하신 ${points}포인트는 취소 수수료에 사용되어 돌려 드리지 않습니다.`,
    from: (instant, kept, back) =>
      `${instant}(한국 시간)부터는 ${kept}포인트가 취소 수수료에 사용되고, ${back}포인트를 돌려 드립니다.`,
    expired: (points) => `그 외 ${points}포인트는 유효 기간이 지나 다시 사용하실 수 없습니다.`,
  },
  en: {
    paid: (points, amount) => `Paid with points: ${points} points (−${amount})`,
    roomFees: (amount) => `Fees for cancelled rooms: ${amount}`,
    due: (amount) => `To pay at the hotel: ${amount}`,
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
    paid: (points, amount) => `ポイントのご利用：${points}ポイント（−${amount}）`,
    roomFees: (amount) => `キャンセルした客室のキャンセル料：${amount}`,
    due: (amount) => `ホテルでのお支払い額：${amount}`,
    allBack: (points) => `キャンセルされますと、ご利用の${points}ポイントをすべてお返しいたします。`,
    divided: (kept, back) =>
      `キャンセルされますと、${kept}ポイントはキャンセル料に充当し、${back}ポイントをお返しいたします。`,
    kept: (points) => `キャンセルされますと、ご利用の${points}ポイントはキャンセル料に充当し、お返しいたしません。`,
    from: (instant, kept, back) =>
      `${instant}（韓国時間）以降は${kept}ポイントをキャンセル料に充当し、${back}ポイントをお返しいたします。`,
    expired: (points) => `そのほか${points}ポイントは有効期限が過ぎているため、再度ご利用いただけません。`,
  },
  ch: {
    paid: (points, amount) => `使用积分：${points}积分（−${amount}）`,
    roomFees: (amount) => `已取消客房的取消费用：${amount}`,
    due: (amount) => `到店支付金额：${amount}`,
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

/** What is left to pay of a stay, for a mail, with its points and the fees of its cancelled rooms; empty without both. */
export function dueLines(
  {
    points,
    totalKrw,
    cancelledRooms,
  }: { points: PaidPoints | null; totalKrw: number; cancelledRooms: Parameters<typeof roomFeesDueKrw>[0] },
  lang: Lang,
): string {
  const feesKrw = roomFeesDueKrw(cancelledRooms);
  const { paid, roomFees, due } = words[lang];
  return [
    '',
    ...(points ? [paid(count(points.points), won(points.amountKrw))] : []),
    ...(feesKrw > 0 ? [roomFees(won(feesKrw))] : []),
    ...(points || feesKrw > 0 ? [due(won(dueAtHotelKrw(totalKrw, points, cancelledRooms)))] : []),
  ].join('\n');
}

/** What cancelling does to the points, as `messages/` say it (`common.terms`). */
export function pointsTerms(schedule: PointsSchedule | null, lang: Lang): string {
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
      from(shortMoment(then.from, lang), count(then.keptPoints), count(then.returnedPoints + then.expiredPoints)),
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
