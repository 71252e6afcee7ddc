import type { DiningSeed } from '../seed/dining/dining-seed.ts';
import type { Lang, Texts } from '../seed/texts.ts';
import { t } from '../seed/texts.ts';

const ordinals: Record<1 | 2 | 3, Texts> = {
  1: t('첫째', 'first', '第1', '第一个'),
  2: t('둘째', 'second', '第2', '第二个'),
  3: t('셋째', 'third', '第3', '第三个'),
};

const weekdays: Record<1 | 2 | 3, Texts> = {
  1: t('월요일', 'Monday', '月曜日', '星期一'),
  2: t('화요일', 'Tuesday', '火曜日', '星期二'),
  3: t('수요일', 'Wednesday', '水曜日', '星期三'),
};

const sentences: Record<Lang, (nth: string, weekday: string) => string> = {
  ko: (nth, weekday) => `매월 ${nth} ${weekday}은 휴무입니다.`,
  en: (nth, weekday) => `Closed on the ${nth} ${weekday} of each month.`,
  jp: (nth, weekday) => `毎月${nth}${weekday}は定休日です。`,
  ch: (nth, weekday) => `每月${nth}${weekday}休息。`,
};

/** The monthly rest as a sentence; null where the hotel has none. */
export function closedNoteOf({ monthlyRest }: DiningSeed, lang: Lang): string | null {
  if (monthlyRest === null) return null;
  return sentences[lang](ordinals[monthlyRest.nth][lang], weekdays[monthlyRest.weekday][lang]);
}
