import type { PaidPoints } from '../../../lib/hub/contract/point-payment.ts';
import { pointsSchedule } from '../../../lib/hub/contract/points-terms.ts';
import { type Fees, reservationTerms } from '../../../lib/hub/contract/reservation-terms.ts';
import { paidPointsOf } from '../member/stay-points.ts';
import { pointsTerms } from '../seed/point-lines.ts';
import { shortMoment } from '../seed/short-day.ts';
import type { Lang } from '../seed/texts.ts';
import { won } from '../seed/won.ts';
import { nowIso, type World } from '../world.ts';
import { roomsOfReservation } from './reservation-store.ts';

interface Words {
  title: string;
  /** After a title. */
  colon: string;
  room: (number: number) => string;
  free: string;
  fee: (fee: string) => string;
  freeUntil: (instant: string, fee: string) => string;
  feeUntil: (instant: string, fee: string, later: string) => string;
  from: (instant: string, fee: string) => string;
}

/** As `messages/` say it (`common.terms`). */
const words: Record<Lang, Words> = {
  ko: {
    title: '취소 조건',
    colon: ': ',
    room: (number) => `객실 ${number}`,
    free: '체크인 전까지 무료로 취소하실 수 있습니다.',
    fee: (fee) => `취소하시면 취소 수수료 ${fee}이 부과됩니다.`,
    freeUntil: (instant, fee) =>
      `${instant}(한국 시간)까지 무료로 취소하실 수 있으며, 이후에는 취소 수수료 ${fee}이 부과됩니다.`,
    feeUntil: (instant, fee, later) =>
      `${instant}(한국 시간)까지 취소하시면 취소 수수료 ${fee}, 이후에는 ${later}이 부과됩니다.`,
    from: (instant, fee) => `${instant}(한국 시간)부터는 취소 수수료 ${fee}이 부과됩니다.`,
  },
  en: {
    title: 'Cancellation terms',
    colon: ': ',
    room: (number) => `Room ${number}`,
    free: 'Cancel free of charge until check-in.',
    fee: (fee) => `If you cancel, a cancellation fee of ${fee} applies.`,
    freeUntil: (instant, fee) =>
      `Cancel free of charge until ${instant} (Korea time); after that, a cancellation fee of ${fee} applies.`,
    feeUntil: (instant, fee, later) =>
      `If you cancel until ${instant} (Korea time), a cancellation fee of ${fee} applies; after that, ${later}.`,
    from: (instant, fee) => `From ${instant} (Korea time), a cancellation fee of ${fee} applies.`,
  },
  jp: {
    title: 'キャンセル条件',
    colon: '：',
    room: (number) => `客室${number}`,
    free: 'チェックインまで無料でキャンセルいただけます。',
    fee: (fee) => `キャンセルされますと、キャンセル料として${fee}を申し受けます。`,
    freeUntil: (instant, fee) =>
      `${instant}（韓国時間）まで無料でキャンセルいただけます。以降はキャンセル料として${fee}を申し受けます。`,
    feeUntil: (instant, fee, later) =>
      `${instant}（韓国時間）までのキャンセルには${fee}、以降は${later}のキャンセル料を申し受けます。`,
    from: (instant, fee) => `${instant}（韓国時間）以降はキャンセル料として${fee}を申し受けます。`,
  },
  ch: {
    title: '取消条款',
    colon: '：',
    room: (number) => `客房${number}`,
    free: '入住前可免费取消。',
    fee: (fee) => `取消将收取取消费用${fee}。`,
    freeUntil: (instant, fee) => `${instant}（韩国时间）前可免费取消，此后收取取消费用${fee}。`,
    feeUntil: (instant, fee, later) => `${instant}（韩国时间）前取消收取取消费用${fee}，此后收取${later}。`,
    from: (instant, fee) => `${instant}（韩国时间）起收取取消费用${fee}。`,
  },
};

/** What a mail says of cancelling, for a reservation or one room of it. */
function termsSentences({ nowKrw, steps }: Fees, lang: Lang): string {
  const texts = words[lang];
  const [next, ...later] = steps;
  if (!next) return nowKrw === 0 ? texts.free : texts.fee(won(nowKrw));
  const first =
    nowKrw === 0
      ? texts.freeUntil(shortMoment(next.from, lang), won(next.feeKrw))
      : texts.feeUntil(shortMoment(next.from, lang), won(nowKrw), won(next.feeKrw));
  return [first, ...later.map(({ from, feeKrw }) => texts.from(shortMoment(from, lang), won(feeKrw)))].join(' ');
}

/** Adds to a reservation what its letter says of cancelling: the whole, then by room where the rooms differ, then its points. */
export function withTerms<R extends { reservationNo: string; totalKrw: number }>(
  world: World,
  reservation: R & { points?: number; pointsKrw?: number },
  lang: Lang,
): R & { termsText: string; paid: PaidPoints | null } {
  const { reservationNo, totalKrw, points = 0, pointsKrw = 0 } = reservation;
  const terms = reservationTerms({ rooms: roomsOfReservation(world, reservationNo), totalKrw, asOf: nowIso(world) });
  const texts = words[lang];
  const byRoom = terms.differ
    ? terms.rooms.map((room, index) => `\n- ${texts.room(index + 1)}${texts.colon}${termsSentences(room, lang)}`)
    : [];
  const paid = paidPointsOf(world, { reservationNo, points, pointsKrw });
  const ofPoints = paid === null ? '' : `\n${pointsTerms(pointsSchedule(terms, totalKrw, paid), lang)}`;
  return {
    ...reservation,
    paid,
    termsText: `${texts.title}${texts.colon}${termsSentences(terms, lang)}${byRoom.join('')}${ofPoints}`,
  };
}
