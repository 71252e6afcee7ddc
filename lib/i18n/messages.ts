import type { Locale } from './languages';

/** Names of the message files, one per part of the product; every language has all of them. */
export const namespaces = [
  'common',
  'layout',
  'home',
  'hotels',
  'search',
  'booking',
  'auth',
  'myPage',
  'problems',
] as const;
export type Namespace = (typeof namespaces)[number];

export interface Messages {
  common: typeof import('@/messages/ko/common.json');
  layout: typeof import('@/messages/ko/layout.json');
  home: typeof import('@/messages/ko/home.json');
  hotels: typeof import('@/messages/ko/hotels.json');
  search: typeof import('@/messages/ko/search.json');
  booking: typeof import('@/messages/ko/booking.json');
  auth: typeof import('@/messages/ko/auth.json');
  myPage: typeof import('@/messages/ko/myPage.json');
  problems: typeof import('@/messages/ko/problems.json');
}

/** All texts of one language, merged out of its files. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const parts = await Promise.all(
    namespaces.map(async (namespace) => {
      const file = await import(`@/messages/${locale}/${namespace}.json`);
      return [namespace, file.default] as const;
    }),
  );
  return Object.fromEntries(parts) as unknown as Messages;
}
