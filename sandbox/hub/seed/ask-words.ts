import type { Ask, AskKind, AskReason, AskState } from '../../../lib/hub/contract/ask.ts';
import { seoulDayOf } from '../seoul-day.ts';
import { shortDay } from './short-day.ts';
import type { Lang } from './texts.ts';
import { won } from './won.ts';

interface Words {
  title: string;
  kind: Record<AskKind, string>;
  /** What is asked for, with the room or the hour where the hub says one. */
  more: {
    room: (kind: string, room: string) => string;
    from: (time: string) => string;
    until: (time: string) => string;
  };
  state: Record<Exclude<AskState, 'waiting'>, string> & { waiting: (day: string, time: string) => string };
  reason: Record<AskReason, string>;
  voucher: Record<'reserved' | 'used' | 'back', (name: string) => string>;
  added: (amount: string) => string;
  of: (kind: string, sentences: string) => string;
  /** In the subject of a mail, after what was asked for. */
  event: Record<AskState, string>;
  /** Between sentences. */
  space: string;
}

/** As `common.asks` of `messages/` says it. */
const words: Record<Lang, Words> = {
  ko: {
    title: '답변해 드리는 요청',
    kind: {
      upgrade: '객실 업그레이드',
      connectingRooms: '커넥팅 객실',
      crib: '유아용 침대',
      earlyArrival: '얼리 체크인',
      lateCheckOut: '레이트 체크아웃',
    },
    more: {
      room: (kind, room) => `${kind}(${room})`,
      from: (time) => `얼리 체크인(${time}부터)`,
      until: (time) => `레이트 체크아웃(${time}까지)`,
    },
    state: {
      waiting: (day, time) => `요청하셨습니다. ${day} ${time}(한국 시간)까지 답변해 드리겠습니다.`,
      promised: '확정되었습니다.',
      kept: '제공해 드렸습니다.',
      returned: '준비해 드리지 못해 죄송합니다.',
      withdrawn: '요청이 철회되었습니다.',
    },
    reason: {
      soldOut: '상위 객실이 마감되었습니다.',
      roomNeeded: '다른 투숙객이 객실을 이용합니다.',
      noneLeft: '해당 날짜에 준비할 수 있는 수량이 없습니다.',
      tooLate: '온라인으로 요청하실 수 있는 시간이 지났습니다.',
      voucherGone: '바우처를 사용하실 수 없습니다.',
      otherStay: '이 객실과 인원에는 제공되지 않습니다.',
      stayChanged: '숙박 내용이 변경되어 요청이 종료되었습니다. 변경하신 객실과 인원에는 제공되지 않습니다.',
    },
    voucher: {
      reserved: (name) => `바우처 ‘${name}’: 답변을 드릴 때까지 사용되지 않고 보관됩니다.`,
      used: (name) => `바우처 ‘${name}’: 사용되었습니다.`,
      back: (name) => `바우처 ‘${name}’: 돌려 드렸습니다.`,
    },
    added: (amount) => `호텔에서 따로 결제하실 금액: ${amount}`,
    event: {
      waiting: '요청을 접수했습니다',
      promised: '확정되었습니다',
      kept: '제공해 드렸습니다',
      returned: '준비해 드리지 못해 죄송합니다',
      withdrawn: '요청이 철회되었습니다',
    },
    of: (kind, sentences) => `${kind}: ${sentences}`,
    space: ' ',
  },
  en: {
    title: 'Your wishes',
    kind: {
      upgrade: 'Room upgrade',
      connectingRooms: 'Connecting rooms',
      crib: 'Crib',
      earlyArrival: 'Early check-in',
      lateCheckOut: 'Late check-out',
    },
    more: {
      room: (kind, room) => `${kind} to ${room}`,
      from: (time) => `Early check-in from ${time}`,
      until: (time) => `Late check-out until ${time}`,
    },
    state: {
      waiting: (day, time) => `Requested. We will let you know by ${day}, ${time} (Korea time).`,
      promised: 'Confirmed.',
      kept: 'Provided.',
      returned: 'We are sorry that we cannot offer this.',
      withdrawn: 'Withdrawn.',
    },
    reason: {
      soldOut: 'The next room category is sold out.',
      roomNeeded: 'Other guests are using the room.',
      noneLeft: 'None is left on these dates.',
      tooLate: 'The time for asking online has passed.',
      voucherGone: 'The voucher cannot be used.',
      otherStay: 'It is not available for these rooms and guests.',
      stayChanged: 'This wish has ended because your stay has changed. It is not available for these rooms and guests.',
    },
    voucher: {
      reserved: (name) => `Your voucher “${name}” is reserved and not used until then.`,
      used: (name) => `Your voucher “${name}” has been used.`,
      back: (name) => `Your voucher “${name}” has been returned.`,
    },
    added: (amount) => `Paid separately at the hotel: ${amount}.`,
    event: {
      waiting: 'we have received your wish',
      promised: 'confirmed',
      kept: 'provided',
      returned: 'not available',
      withdrawn: 'withdrawn',
    },
    of: (kind, sentences) => `${kind}: ${sentences}`,
    space: ' ',
  },
  jp: {
    title: 'お返事を差し上げるご要望',
    kind: {
      upgrade: '客室アップグレード',
      connectingRooms: 'コネクティングルーム',
      crib: 'ベビーベッド',
      earlyArrival: 'アーリーチェックイン',
      lateCheckOut: 'レイトチェックアウト',
    },
    more: {
      room: (kind, room) => `${kind}（${room}）`,
      from: (time) => `アーリーチェックイン（${time}から）`,
      until: (time) => `レイトチェックアウト（${time}まで）`,
    },
    state: {
      waiting: (day, time) => `ご要望を承りました。${day} ${time}（韓国時間）までにお返事いたします。`,
      promised: '確定いたしました。',
      kept: 'ご提供いたしました。',
      returned: '申し訳ございませんが、ご用意できませんでした。',
      withdrawn: 'ご要望を取り下げました。',
    },
    reason: {
      soldOut: '上位の客室が満室です。',
      roomNeeded: 'ほかのお客様が客室をご利用になります。',
      noneLeft: 'この日程でご用意できる数に達しました。',
      tooLate: 'オンラインで承れる時刻を過ぎました。',
      voucherGone: 'バウチャーをご利用いただけません。',
      otherStay: 'この客室と人数ではご用意がございません。',
      stayChanged: 'ご宿泊内容の変更により、ご要望は終了いたしました。変更後の客室と人数ではご用意がございません。',
    },
    voucher: {
      reserved: (name) => `バウチャー「${name}」はお返事まで使用せずに確保いたします。`,
      used: (name) => `バウチャー「${name}」を使用いたしました。`,
      back: (name) => `バウチャー「${name}」をお戻しいたしました。`,
    },
    added: (amount) => `ホテルで別途お支払いいただく金額：${amount}`,
    event: {
      waiting: 'ご要望を承りました',
      promised: '確定いたしました',
      kept: 'ご提供いたしました',
      returned: 'ご用意できませんでした',
      withdrawn: 'ご要望を取り下げました',
    },
    of: (kind, sentences) => `${kind}：${sentences}`,
    space: '',
  },
  ch: {
    title: '会答复的需求',
    kind: {
      upgrade: '客房升级',
      connectingRooms: '连通房',
      crib: '婴儿床',
      earlyArrival: '提前入住',
      lateCheckOut: '延迟退房',
    },
    more: {
      room: (kind, room) => `${kind}（${room}）`,
      from: (time) => `提前入住（${time}起）`,
      until: (time) => `延迟退房（${time}前）`,
    },
    state: {
      waiting: (day, time) => `已提交。我们将在${day} ${time}（韩国时间）前答复您。`,
      promised: '已确认。',
      kept: '已提供。',
      returned: '很抱歉，无法为您安排。',
      withdrawn: '已撤回。',
    },
    reason: {
      soldOut: '上一级房型满房。',
      roomNeeded: '该时段客房有其他住客使用。',
      noneLeft: '这些日期已无余量。',
      tooLate: '已过在线提出的时间。',
      voucherGone: '礼券无法使用。',
      otherStay: '不适用于所选客房与人数。',
      stayChanged: '因住宿内容已更改，您的要求已结束。更改后的客房与人数不提供此项服务。',
    },
    voucher: {
      reserved: (name) => `礼券“${name}”已为您保留，答复前不会使用。`,
      used: (name) => `礼券“${name}”已使用。`,
      back: (name) => `礼券“${name}”已退还。`,
    },
    added: (amount) => `到店另付：${amount}。`,
    event: { waiting: '已收到您的需求', promised: '已确认', kept: '已提供', returned: '无法安排', withdrawn: '已撤回' },
    of: (kind, sentences) => `${kind}：${sentences}`,
    space: '',
  },
};

function kindOf({ kind, roomTypeName, time }: Ask, { kind: kinds, more }: Words): string {
  if (kind === 'upgrade' && roomTypeName !== null) return more.room(kinds.upgrade, roomTypeName);
  if (kind === 'earlyArrival' && time !== null) return more.from(time);
  if (kind === 'lateCheckOut' && time !== null) return more.until(time);
  return kinds[kind];
}

const becameOf = ({ state }: Ask) =>
  state === 'waiting' ? 'reserved' : state === 'promised' || state === 'kept' ? 'used' : 'back';

/** What is asked for and what becomes of it, in one line. */
export function askLine(ask: Ask, lang: Lang): string {
  const said = words[lang];
  const answerBy = ask.answerBy === null ? null : new Date(ask.answerBy);
  const waits = answerBy === null ? '' : said.state.waiting(shortDay(seoulDayOf(answerBy), lang), hourOf(answerBy));
  const { state, reason } = ask;
  const stands = state === 'waiting' ? waits : said.state[state];
  const sentences = [
    // The hotel has refused nothing where the guest has changed the stay.
    ...(reason === 'stayChanged' ? [] : [stands]),
    ...(reason === null ? [] : [said.reason[reason]]),
    ...(ask.voucher === null ? [] : [said.voucher[becameOf(ask)](ask.voucher.name)]),
    ...(ask.addedKrw > 0 && becameOf(ask) !== 'back' ? [said.added(won(ask.addedKrw))] : []),
  ];
  return said.of(kindOf(ask, said), sentences.join(said.space));
}

const hourOf = (instant: Date): string => new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(11, 16);

/** For a mail about the stay; empty where nothing was asked for. */
export function askLines(asks: readonly Ask[], lang: Lang): string[] {
  return asks.length === 0 ? [] : [words[lang].title, ...asks.map((ask) => askLine(ask, lang))];
}

/** Subject of the mail that says what became of an ask. */
export const askEvent = ({ kind, state }: Ask, lang: Lang): string =>
  words[lang].of(words[lang].kind[kind], words[lang].event[state]);
