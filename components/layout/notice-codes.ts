import type { Messages } from '@/lib/i18n/messages';

/** Values of `?notice=`, keys of the alerts in `messages/…/layout.json`. */
export const noticeCodes = [
  'loginRequired',
  'alreadyLoggedIn',
  'sessionExpired',
  'passwordChange',
  'memberMismatch',
] as const satisfies readonly (keyof Messages['layout']['alerts'])[];

export type NoticeCode = (typeof noticeCodes)[number];

export function noticeCodeOf(value: string | null): NoticeCode | null {
  return noticeCodes.find((code) => code === value) ?? null;
}
