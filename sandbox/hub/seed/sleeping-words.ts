import type { SleepingArrangement, SleepingPlace } from '../../../lib/hub/contract/sleeping.ts';
import type { Lang } from './texts.ts';
import { won } from './won.ts';

interface Words {
  /** Of its lists. */
  locale: string;
  line: (places: string) => string;
  adults: (count: number) => string;
  minors: (ages: string, count: number) => string;
  age: (age: number) => string;
  place: Record<SleepingPlace['place'], (count: number) => string>;
  in: (who: string, place: string) => string;
  shares: (who: string, count: number) => string;
  priced: (line: string, price: string) => string;
  bedding: (price: string) => string;
}

/** As `common.sleeping` of `messages/` says it. */
const words: Record<Lang, Words> = {
  ko: {
    locale: 'ko',
    line: (places) => `침구 배정: ${places}`,
    adults: (count) => `성인 ${count}명`,
    minors: (ages) => `${ages} 어린이·청소년`,
    age: (age) => (age === 0 ? '1세 미만' : `${age}세`),
    place: {
      double: (count) => `더블베드 ${count}개`,
      king: (count) => `킹베드 ${count}개`,
      single: (count) => `싱글베드 ${count}개`,
      sofa: (count) => `소파베드 ${count}개`,
      mat: (count) => `온돌 침구 ${count}채`,
      extraBed: (count) => `추가 침대 ${count}개`,
      extraMat: (count) => `추가 온돌 침구 ${count}채`,
      crib: (count) => `유아용 침대 ${count}개`,
    },
    in: (who, place) => `${place}에 ${who}`,
    shares: (who) => `${who}: 성인과 함께 사용(무료)`,
    priced: (line, price) => `${line}(1박 +${price})`,
    bedding: (price) => `추가 침구와 유아용 침대(총액에 포함): ${price}`,
  },
  en: {
    locale: 'en',
    line: (places) => `Sleeps: ${places}`,
    adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
    minors: (ages, count) => (count === 1 ? `child aged ${ages}` : `children aged ${ages}`),
    age: (age) => (age === 0 ? 'under 1' : String(age)),
    place: {
      double: (count) => (count === 1 ? 'in the double bed' : `in ${count} double beds`),
      king: (count) => (count === 1 ? 'in the king bed' : `in ${count} king beds`),
      single: (count) => (count === 1 ? 'in a single bed' : `in ${count} single beds`),
      sofa: (count) => (count === 1 ? 'on the sofa bed' : `on ${count} sofa beds`),
      mat: (count) => (count === 1 ? 'on a floor mat' : `on ${count} floor mats`),
      extraBed: (count) => (count === 1 ? 'on an extra bed' : `on ${count} extra beds`),
      extraMat: (count) => (count === 1 ? 'on an extra floor mat' : `on ${count} extra floor mats`),
      crib: (count) => (count === 1 ? 'in a crib' : `in ${count} cribs`),
    },
    in: (who, place) => `${who} ${place}`,
    shares: (who, count) => `${who}, sharing with ${count === 1 ? 'an adult' : 'adults'} free of charge`,
    priced: (line, price) => `${line} (+${price} a night)`,
    bedding: (price) => `Extra beds and cribs, included in the total: ${price}`,
  },
  jp: {
    locale: 'ja',
    line: (places) => `寝具：${places}`,
    adults: (count) => `大人${count}名`,
    minors: (ages) => `${ages}のお子さま`,
    age: (age) => `${age}歳`,
    place: {
      double: (count) => `ダブルベッド${count}台`,
      king: (count) => `キングベッド${count}台`,
      single: (count) => `シングルベッド${count}台`,
      sofa: (count) => `ソファベッド${count}台`,
      mat: (count) => `布団${count}組`,
      extraBed: (count) => `エキストラベッド${count}台`,
      extraMat: (count) => `追加の布団${count}組`,
      crib: (count) => `ベビーベッド${count}台`,
    },
    in: (who, place) => `${place}に${who}`,
    shares: (who) => `${who}は大人の方と添い寝（無料）`,
    priced: (line, price) => `${line}（1泊+${price}）`,
    bedding: (price) => `エキストラベッドとベビーベッド（総額に含む）：${price}`,
  },
  ch: {
    locale: 'zh-CN',
    line: (places) => `床位安排：${places}`,
    adults: (count) => `${count}位成人`,
    minors: (ages) => `${ages}儿童`,
    age: (age) => (age === 0 ? '未满1岁' : `${age}岁`),
    place: {
      double: (count) => `${count}张大床`,
      king: (count) => `${count}张特大床`,
      single: (count) => `${count}张单人床`,
      sofa: (count) => `${count}张沙发床`,
      mat: (count) => `${count}套地铺`,
      extraBed: (count) => `${count}张加床`,
      extraMat: (count) => `${count}套加铺`,
      crib: (count) => `${count}张婴儿床`,
    },
    in: (who, place) => `${who}睡${place}`,
    shares: (who) => `${who}与成人同床（免费）`,
    priced: (line, price) => `${line}（每晚+${price}）`,
    bedding: (price) => `加床和婴儿床（已含在总价中）：${price}`,
  },
};

const list = (parts: readonly string[], lang: Lang) => new Intl.ListFormat(words[lang].locale).format(parts);

/** In one phrase, the oldest first, as pages say them: `9, 4 and under 1`. */
export const agesText = (ages: readonly number[], lang: Lang): string =>
  list(
    ages.toSorted((a, b) => b - a).map((age) => words[lang].age(age)),
    lang,
  );

/** Who sleeps where in one room with minors, for a mail; empty where it is not known or there are none. */
export function sleepingLines(sleeping: SleepingArrangement | null, beddingKrw: number, lang: Lang): string[] {
  if (sleeping === null || sleeping.every(({ minorAges }) => minorAges.length === 0)) return [];
  const { line, adults, minors, place, in: lies, shares, priced, bedding } = words[lang];
  const sentenceOf = ({ place: kind, shared, count, adults: grown, minorAges, nightKrw }: SleepingPlace) => {
    const whom = minorAges.length > 0 ? [minors(agesText(minorAges, lang), minorAges.length)] : [];
    const who = list([...(grown > 0 ? [adults(grown)] : []), ...whom], lang);
    if (shared) return shares(who, minorAges.length);
    const text = lies(who, place[kind](count));
    return nightKrw > 0 ? priced(text, won(nightKrw)) : text;
  };
  return [line(sleeping.map(sentenceOf).join(' · ')), ...(beddingKrw > 0 ? [bedding(won(beddingKrw))] : [])];
}
