import type { Locale } from './languages';
import { perLocale } from './per-locale';

export const namespaces = [
  'common',
  'failure',
  'layout',
  'home',
  'hotels',
  'search',
  'results',
  'booking',
  'dining',
  'programme',
  'legal',
  'auth',
  'myPage',
  'centre',
  'problems',
  'refusal',
] as const;
export type Namespace = (typeof namespaces)[number];

export interface Messages {
  common: typeof import('@/messages/ko/common.json');
  failure: typeof import('@/messages/ko/failure.json');
  layout: typeof import('@/messages/ko/layout.json');
  home: typeof import('@/messages/ko/home.json');
  hotels: typeof import('@/messages/ko/hotels.json');
  search: typeof import('@/messages/ko/search.json');
  results: typeof import('@/messages/ko/results.json');
  booking: typeof import('@/messages/ko/booking.json');
  dining: typeof import('@/messages/ko/dining.json');
  programme: typeof import('@/messages/ko/programme.json');
  legal: typeof import('@/messages/ko/legal.json');
  auth: typeof import('@/messages/ko/auth.json');
  myPage: typeof import('@/messages/ko/myPage.json');
  centre: typeof import('@/messages/ko/centre.json');
  problems: typeof import('@/messages/ko/problems.json');
  refusal: typeof import('@/messages/ko/refusal.json');
}

/** One import for each file: with two unknowns Turbopack's development server finds only the first name. */
const fileOf = {
  common: (locale) => import(`@/messages/${locale}/common.json`),
  failure: (locale) => import(`@/messages/${locale}/failure.json`),
  layout: (locale) => import(`@/messages/${locale}/layout.json`),
  home: (locale) => import(`@/messages/${locale}/home.json`),
  hotels: (locale) => import(`@/messages/${locale}/hotels.json`),
  search: (locale) => import(`@/messages/${locale}/search.json`),
  results: (locale) => import(`@/messages/${locale}/results.json`),
  booking: (locale) => import(`@/messages/${locale}/booking.json`),
  dining: (locale) => import(`@/messages/${locale}/dining.json`),
  programme: (locale) => import(`@/messages/${locale}/programme.json`),
  legal: (locale) => import(`@/messages/${locale}/legal.json`),
  auth: (locale) => import(`@/messages/${locale}/auth.json`),
  myPage: (locale) => import(`@/messages/${locale}/myPage.json`),
  centre: (locale) => import(`@/messages/${locale}/centre.json`),
  problems: (locale) => import(`@/messages/${locale}/problems.json`),
  refusal: (locale) => import(`@/messages/${locale}/refusal.json`),
} as const satisfies Record<Namespace, (locale: Locale) => Promise<{ default: unknown }>>;

async function readMessages(locale: Locale): Promise<Messages> {
  const parts = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await fileOf[namespace](locale)).default] as const),
  );
  return Object.fromEntries(parts) as unknown as Messages;
}

export const loadMessages = perLocale(readMessages);
