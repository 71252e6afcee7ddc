import type { Messages } from '@/lib/i18n/messages';

/** What `?notice=` may say; each is the key of an alert in `messages/…/layout.json`. */
export const noticeCodes = [
  'loginRequired',
  'alreadyLoggedIn',
  'sessionExpired',
  'passwordChange',
  'memberMismatch',
] as const satisfies readonly (keyof Messages['layout']['alerts'])[];

export type NoticeCode = (typeof noticeCodes)[number];

/** A code out of an address, or null for one that means nothing. */
export function noticeCodeOf(value: string | null): NoticeCode | null {
  return noticeCodes.find((code) => code === value) ?? null;
}
