import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The texts of the galleries inside it, once for all of them. */
export async function GalleryTexts({ children }: { children: ReactNode }) {
  const {
    hotels: { lightbox, detail },
  } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ hotels: { lightbox, detail: { gallery: detail.gallery } } }}>
      {children}
    </NextIntlClientProvider>
  );
}
