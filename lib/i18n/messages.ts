import type { Locale } from './languages';
import { perLocale } from './per-locale';

/** One import for each file: with two unknowns Turbopack's development server finds only the first name. */
const fileOf = {
  common: (locale: Locale) =>
    import(`@/messages/${locale}/common.json`) as Promise<{ default: typeof import('@/messages/ko/common.json') }>,
  failure: (locale: Locale) =>
    import(`@/messages/${locale}/failure.json`) as Promise<{ default: typeof import('@/messages/ko/failure.json') }>,
  layout: (locale: Locale) =>
    import(`@/messages/${locale}/layout.json`) as Promise<{ default: typeof import('@/messages/ko/layout.json') }>,
  home: (locale: Locale) =>
    import(`@/messages/${locale}/home.json`) as Promise<{ default: typeof import('@/messages/ko/home.json') }>,
  hotels: (locale: Locale) =>
    import(`@/messages/${locale}/hotels.json`) as Promise<{ default: typeof import('@/messages/ko/hotels.json') }>,
  search: (locale: Locale) =>
    import(`@/messages/${locale}/search.json`) as Promise<{ default: typeof import('@/messages/ko/search.json') }>,
  results: (locale: Locale) =>
    import(`@/messages/${locale}/results.json`) as Promise<{ default: typeof import('@/messages/ko/results.json') }>,
  booking: (locale: Locale) =>
    import(`@/messages/${locale}/booking.json`) as Promise<{ default: typeof import('@/messages/ko/booking.json') }>,
  dining: (locale: Locale) =>
    import(`@/messages/${locale}/dining.json`) as Promise<{ default: typeof import('@/messages/ko/dining.json') }>,
  programme: (locale: Locale) =>
    import(`@/messages/${locale}/programme.json`) as Promise<{
      default: typeof import('@/messages/ko/programme.json');
    }>,
  legal: (locale: Locale) =>
    import(`@/messages/${locale}/legal.json`) as Promise<{ default: typeof import('@/messages/ko/legal.json') }>,
  auth: (locale: Locale) =>
    import(`@/messages/${locale}/auth.json`) as Promise<{ default: typeof import('@/messages/ko/auth.json') }>,
  myPage: (locale: Locale) =>
    import(`@/messages/${locale}/myPage.json`) as Promise<{ default: typeof import('@/messages/ko/myPage.json') }>,
  centre: (locale: Locale) =>
    import(`@/messages/${locale}/centre.json`) as Promise<{ default: typeof import('@/messages/ko/centre.json') }>,
  problems: (locale: Locale) =>
    import(`@/messages/${locale}/problems.json`) as Promise<{ default: typeof import('@/messages/ko/problems.json') }>,
  refusal: (locale: Locale) =>
    import(`@/messages/${locale}/refusal.json`) as Promise<{ default: typeof import('@/messages/ko/refusal.json') }>,
};

export type Namespace = keyof typeof fileOf;
export const namespaces = Object.keys(fileOf) as Namespace[];
export type Messages = { [Name in Namespace]: Awaited<ReturnType<(typeof fileOf)[Name]>>['default'] };

async function readMessages(locale: Locale): Promise<Messages> {
  const parts = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await fileOf[namespace](locale)).default] as const),
  );
  return Object.fromEntries(parts) as unknown as Messages;
}

export const loadMessages = perLocale(readMessages);
