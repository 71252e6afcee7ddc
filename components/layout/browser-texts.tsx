import 'server-only';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { compileTexts } from '@/lib/i18n/compile-texts';

/**
 * The texts of client components, handed over by a server component. They are compiled here, so that no page fetches
 * a parser of messages.
 */
export function BrowserTexts({ messages, ...rest }: ComponentProps<typeof NextIntlClientProvider>) {
  return <NextIntlClientProvider {...rest} messages={messages && compileTexts(messages)} />;
}
