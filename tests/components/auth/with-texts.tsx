import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/languages';
import authEn from '@/messages/en/auth.json';
import commonEn from '@/messages/en/common.json';
import problemsEn from '@/messages/en/problems.json';
import auth from '@/messages/ko/auth.json';
import common from '@/messages/ko/common.json';
import problems from '@/messages/ko/problems.json';

const texts = {
  ko: { auth, common, problems },
  en: { auth: authEn, common: commonEn, problems: problemsEn },
};

/** The texts that the pages before a login hand to the browser. */
export function WithTexts({ locale = 'ko', children }: { locale?: Locale & keyof typeof texts; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={texts[locale]} timeZone="Asia/Seoul">
      {children}
    </NextIntlClientProvider>
  );
}

/** Cookie of the browser that says whether a session has begun. */
export function setHint(maxAge: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = `signed-in=1; Max-Age=${maxAge}`;
}
