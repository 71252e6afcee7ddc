import type { Inclusion } from '../../../lib/hub/contract/inclusion.ts';
import type { PriceBreakdown } from '../../../lib/hub/contract/offer.ts';
import type { Lang } from './texts.ts';

const words: Record<Lang, { night: (number: number) => string; lastDay: string; separator: string }> = {
  ko: { night: (number) => `${number}박째 포함: `, lastDay: '체크아웃 날 포함: ', separator: ', ' },
  en: { night: (number) => `Night ${number}: `, lastDay: 'Day of departure: ', separator: ', ' },
  jp: { night: (number) => `${number}泊目：`, lastDay: 'チェックアウト日：', separator: '、' },
  ch: { night: (number) => `第${number}晚：`, lastDay: '退房当日：', separator: '、' },
};

/** What the rate of a room includes, by night. */
export function inclusionLines({ nights }: PriceBreakdown, lang: Lang): string[] {
  const { night, lastDay, separator } = words[lang];
  const line = (before: string, some: readonly Inclusion[]) =>
    some.length === 0
      ? []
      : [before + some.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(separator)];
  const ofNights = nights.flatMap(({ inclusions = [] }, index) =>
    line(
      night(index + 1),
      inclusions.filter(({ on }) => on !== 'lastDay'),
    ),
  );
  const ofLastDay = nights.flatMap(({ inclusions = [] }) => inclusions.filter(({ on }) => on === 'lastDay'));
  return [...ofNights, ...line(lastDay, ofLastDay)];
}
