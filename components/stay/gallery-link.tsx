import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HardLink } from '@/components/ui/hard-link';
import type { PictureSource } from '@/components/ui/picture';
import { widestPicture } from '@/lib/stay/widest-picture';

export interface GalleryLinkProps {
  pictures: readonly PictureSource[];
  place: number;
  className: string;
  children: ReactNode;
}

/** A picture inside `GalleryOpener`, which opens the gallery; without script its own file. */
export async function GalleryLink({ pictures, place, className, children }: GalleryLinkProps) {
  const picture = pictures[place];
  if (picture === undefined) return null;
  const t = await getTranslations('hotels.lightbox');
  return (
    <HardLink
      href={widestPicture(picture)}
      because="file"
      data-picture={place}
      aria-label={t('open', { number: place + 1, count: pictures.length, alt: picture.alt })}
      className={`gallery-link ${className}`}
    >
      {children}
    </HardLink>
  );
}

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
