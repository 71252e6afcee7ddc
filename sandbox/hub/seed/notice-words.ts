import type { StayNotice } from '../../../lib/hub/contract/facility-facts.ts';
import { shortDay } from './short-day.ts';
import type { Lang } from './texts.ts';

interface Words {
  title: string;
  closed: (days: string) => string;
  open: (days: string, hours: string) => string;
  of: (name: string, line: string) => string;
  because: (line: string, reason: string) => string;
}

/** As `common.stayNotices` of `messages/` says it. */
const words: Record<Lang, Words> = {
  ko: {
    title: '투숙 기간 안내',
    closed: (days) => `${days} 휴무`,
    open: (days, hours) => `${days} ${hours} 운영`,
    of: (name, line) => `${name}: ${line}`,
    because: (line, reason) => `${line}(${reason})`,
  },
  en: {
    title: 'During your stay',
    closed: (days) => `closed ${days}`,
    open: (days, hours) => `open ${hours} on ${days}`,
    of: (name, line) => `${name}: ${line}`,
    because: (line, reason) => `${line} (${reason})`,
  },
  jp: {
    title: 'ご滞在中のご案内',
    closed: (days) => `${days} 休業`,
    open: (days, hours) => `${days} ${hours}に営業`,
    of: (name, line) => `${name}：${line}`,
    because: (line, reason) => `${line}（${reason}）`,
  },
  ch: {
    title: '住宿期间须知',
    closed: (days) => `${days} 停止开放`,
    open: (days, hours) => `${days} 开放时间为${hours}`,
    of: (name, line) => `${name}：${line}`,
    because: (line, reason) => `${line}（${reason}）`,
  },
};

/** What differs on the days of a stay, for a mail; empty where nothing does. */
export function noticeLines(notices: readonly StayNotice[], lang: Lang): string[] {
  const { title, closed, open, of, because } = words[lang];
  const alike = Map.groupBy(notices, ({ name, hours, reason }) => JSON.stringify([name, hours, reason]));
  const lines = [...alike.values()].map((same) => {
    const { name = '', hours = null, reason = '' } = same[0] ?? {};
    const days = same
      .map(({ firstDay, lastDay }) => [...new Set([firstDay, lastDay])].map((day) => shortDay(day, lang)).join(' – '))
      .join(', ');
    return because(of(name, hours === null ? closed(days) : open(days, `${hours.from}–${hours.until}`)), reason);
  });
  return lines.length === 0 ? [] : [title, ...lines];
}
