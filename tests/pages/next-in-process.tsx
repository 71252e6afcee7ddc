import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type Locale, languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';

/**
 * What Next gives a page on the server, for pages that are drawn in the process of a test. To be imported before the
 * pages. Cookies are those of `cookieJar`.
 */
export const cookieJar = new Map<string, string>();

vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (cookieJar.has(name) ? { name, value: cookieJar.get(name) } : undefined),
  }),
}));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));
// On the server Next gives it the language of the request.
vi.mock('next-intl', async (original) => {
  const actual = await original<typeof import('next-intl')>();
  const { NextIntlClientProvider: Provider, useLocale } = actual;
  type ProviderProps = { locale?: Locale; children: ReactNode };
  function InheritingProvider(props: ProviderProps) {
    return <Provider timeZone="Asia/Seoul" {...props} locale={useLocale()} />;
  }
  const AnyProvider = (props: ProviderProps) =>
    props.locale === undefined ? <InheritingProvider {...props} /> : <Provider {...props} locale={props.locale} />;
  return { ...actual, NextIntlClientProvider: AnyProvider };
});
vi.mock('next-intl/server', () => ({
  setRequestLocale: () => undefined,
  getMessages: ({ locale }: { locale: Locale }) => loadMessages(locale),
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: never }) => {
    // As in Next: an address may hold anything in the place of the language.
    const known = languages.some((language) => language.locale === locale) ? locale : 'ko';
    return createTranslator({ locale: known, namespace, messages: await loadMessages(known) });
  },
}));
