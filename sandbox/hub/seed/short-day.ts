import { seoulDayOf } from '../seoul-day.ts';
import type { Lang } from './texts.ts';

const locales: Record<Lang, string> = { ko: 'ko', en: 'en', jp: 'ja', ch: 'zh-CN' };

/** A day in a mail, as the product writes it: `26.12.24(목)`. @param day `yyyy-MM-dd` */
export function shortDay(day: string, lang: Lang): string {
  const weekday = new Intl.DateTimeFormat(locales[lang], { weekday: 'short', timeZone: 'UTC' });
  return `${day.slice(2).replaceAll('-', '.')}(${weekday.format(new Date(`${day}T00:00:00Z`))})`;
}

/** A moment in a mail: `26.12.24(목) 18:00`; the words around it name Korea time. @param instant ISO 8601 */
export function shortMoment(instant: string, lang: Lang): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Seoul' });
  return `${shortDay(seoulDayOf(new Date(instant)), lang)} ${time.format(new Date(instant))}`;
}
