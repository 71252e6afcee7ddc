import { vi } from 'vitest';

/**
 * What Next gives a page on the server, for pages that are drawn in the process of a test. To be imported before the
 * pages. Cookies are those of `cookieJar`.
 */
export const cookieJar = new Map<string, string>();

vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (cookieJar.has(name) ? { name, value: cookieJar.get(name) } : undefined),
  }),
}));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));
// On the server Next gives a provider the language of the request. Here server and client components read the same
// context, and the former have every text: a provider inside another one keeps the outer one's.
vi.mock('next-intl', async (original) => {
  const actual = await original<typeof import('next-intl')>();
  const { createContext, useContext } = await import('react');
  const { NextIntlClientProvider: Provider, useLocale, useMessages } = actual;
  const IsInside = createContext(false);
  type ProviderProps = Parameters<typeof Provider>[0];
  function NestedProvider(props: ProviderProps) {
    const locale = useLocale();
    return <Provider timeZone="Asia/Seoul" {...props} locale={props.locale ?? locale} messages={useMessages()} />;
  }
  function AnyProvider(props: ProviderProps) {
    if (useContext(IsInside)) return <NestedProvider {...props} />;
    return (
      <IsInside value={true}>
        <Provider {...props} />
      </IsInside>
    );
  }
  return { ...actual, NextIntlClientProvider: AnyProvider };
});
