import 'server-only';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { compileTexts } from '@/lib/i18n/compile-texts';

/** Passes texts to client components, compiled on the server so that no page fetches a message parser. */
export function BrowserTexts({ messages, ...rest }: ComponentProps<typeof NextIntlClientProvider>) {
  return <NextIntlClientProvider {...rest} messages={messages && compileTexts(messages)} />;
}
