import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/languages';

/** The texts of the galleries inside it, once for all of them. */
export async function GalleryTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  const {
    hotels: { lightbox, detail },
  } = await getMessages({ locale });
  return (
    <NextIntlClientProvider messages={{ hotels: { lightbox, detail: { gallery: detail.gallery } } }}>
      {children}
    </NextIntlClientProvider>
  );
}
