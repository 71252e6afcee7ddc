import { type FeeSchedule, reservationTerms } from '../../../lib/hub/contract/reservation-terms.ts';
import type { Lang } from '../seed/texts.ts';
import { nowIso, type World } from '../world.ts';
import { roomsOfReservation } from './reservation-store.ts';

const won = (amountKrw: number): string => `₩${amountKrw.toLocaleString('en-US')}`;

/** `26.12.24 18:00 KST` */
function moment(instant: string): string {
  const seoul = new Date(Date.parse(instant) + 9 * 3_600_000).toISOString();
  return `${seoul.slice(2, 10).replaceAll('-', '.')} ${seoul.slice(11, 16)} KST`;
}

interface Words {
  title: string;
  room: (number: number) => string;
  free: string;
  fee: (fee: string) => string;
  freeUntil: (instant: string, fee: string) => string;
  feeUntil: (instant: string, fee: string, later: string) => string;
  from: (instant: string, fee: string) => string;
}

const words: Record<Lang, Words> = {
  ko: {
    title: '취소 조건',
    room: (number) => `객실 ${number}`,
    free: '체크인 전까지 무료로 취소하실 수 있습니다.',
    fee: (fee) => `취소하시면 ${fee}이 부과됩니다.`,
    freeUntil: (instant, fee) => `${instant}까지 무료로 취소하실 수 있으며, 그 뒤에는 ${fee}이 부과됩니다.`,
    feeUntil: (instant, fee, later) => `${instant}까지 취소하시면 ${fee}, 그 뒤에는 ${later}이 부과됩니다.`,
    from: (instant, fee) => `${instant}부터는 ${fee}이 부과됩니다.`,
  },
  en: {
    title: 'Cancellation',
    room: (number) => `Room ${number}`,
    free: 'Free of charge until check-in.',
    fee: (fee) => `Cancelling costs ${fee}.`,
    freeUntil: (instant, fee) => `Free of charge until ${instant}, then ${fee}.`,
    feeUntil: (instant, fee, later) => `Cancelling costs ${fee} until ${instant}, then ${later}.`,
    from: (instant, fee) => `From ${instant} it costs ${fee}.`,
  },
  jp: {
    title: 'キャンセル条件',
    room: (number) => `客室${number}`,
    free: 'チェックインまで無料でキャンセルいただけます。',
    fee: (fee) => `キャンセル料は${fee}です。`,
    freeUntil: (instant, fee) => `${instant}まで無料、以降は${fee}を申し受けます。`,
    feeUntil: (instant, fee, later) => `${instant}までは${fee}、以降は${later}を申し受けます。`,
    from: (instant, fee) => `${instant}以降は${fee}を申し受けます。`,
  },
  ch: {
    title: '取消条款',
    room: (number) => `客房${number}`,
    free: '入住前可免费取消。',
    fee: (fee) => `取消将收取${fee}。`,
    freeUntil: (instant, fee) => `${instant} 前可免费取消，之后收取${fee}。`,
    feeUntil: (instant, fee, later) => `${instant} 前取消收取${fee}，之后收取${later}。`,
    from: (instant, fee) => `${instant} 起收取${fee}。`,
  },
};

function sentences({ nowKrw, steps }: FeeSchedule, texts: Words): string {
  const [next, ...later] = steps;
  if (!next) return nowKrw === 0 ? texts.free : texts.fee(won(nowKrw));
  const first =
    nowKrw === 0
      ? texts.freeUntil(moment(next.from), won(next.feeKrw))
      : texts.feeUntil(moment(next.from), won(nowKrw), won(next.feeKrw));
  return [first, ...later.map(({ from, feeKrw }) => texts.from(moment(from), won(feeKrw)))].join(' ');
}

/** Adds to a reservation what its letter says of cancelling: the whole, then by room where the rooms differ. */
export function withTerms<R extends { reservationNo: string; totalKrw: number }>(
  world: World,
  reservation: R,
  lang: Lang,
): R & { termsText: string } {
  const { reservationNo, totalKrw } = reservation;
  const terms = reservationTerms({ rooms: roomsOfReservation(world, reservationNo), totalKrw, asOf: nowIso(world) });
  const texts = words[lang];
  const byRoom = terms.differ
    ? terms.rooms.map((room, index) => `\n- ${texts.room(index + 1)}: ${sentences(room, texts)}`)
    : [];
  return { ...reservation, termsText: `${texts.title}: ${sentences(terms, texts)}${byRoom.join('')}` };
}
