import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ViewTransition } from 'react';
import { GalleryLink } from '@/components/stay/gallery-link';
import { GalleryOpener } from '@/components/stay/gallery-opener';
import { Picture } from '@/components/ui/picture';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { hotelPictureName } from './hotel-picture-name';

/** A large picture and smaller ones, each a link to the gallery; without script to its own file. */
export async function HotelGallery({ hotel }: { hotel: HotelDetail }) {
  const t = await getTranslations('hotels');
  const [first = hotel.picture, ...others] = [
    hotel.picture,
    ...hotel.pictures.filter(({ path }) => path !== hotel.picture.path),
  ];
  const pictures = [first, ...others];
  const beside = others.slice(0, 6);
  const isWide = beside.length > 3;
  return (
    <GalleryOpener pictures={pictures}>
      <section
        aria-label={t('detail.gallery')}
        className={clsx(
          'relative grid grid-cols-1 gap-2',
          isWide ? 'lg:grid-cols-[3fr_2fr]' : 'lg:grid-cols-[3fr_1fr]',
        )}
      >
        <GalleryLink pictures={pictures} place={0} className="block lg:h-[34rem]">
          <ViewTransition name={hotelPictureName(hotel.hotelId)} share="hotel-picture" default="none">
            <Picture
              picture={first}
              sizes={isWide ? '(min-width: 64rem) 60vw, 100vw' : '(min-width: 64rem) 75vw, 100vw'}
              priority
              className="aspect-landscape w-full lg:aspect-auto lg:h-full"
            />
          </ViewTransition>
        </GalleryLink>
        <ul
          className={clsx(
            'grid grid-cols-6 gap-2 lg:h-[34rem] lg:grid-rows-3',
            isWide ? 'lg:grid-cols-2' : 'lg:grid-cols-1',
          )}
        >
          {beside.map((picture, place) => {
            // No row ends with a gap: the last two share a row of a phone, the last one has a row of a wide window.
            const isHalf = beside.length % 3 === 2 && place >= beside.length - 2;
            const isRow = isWide && beside.length % 2 === 1 && place === beside.length - 1;
            return (
              <li
                key={picture.path}
                className={clsx(
                  'lg:h-full lg:min-h-0',
                  isHalf ? 'col-span-3' : 'col-span-2',
                  isRow ? 'lg:col-span-2' : 'lg:col-span-1',
                )}
              >
                <GalleryLink pictures={pictures} place={place + 1} className="block lg:h-full">
                  <Picture
                    picture={picture}
                    sizes={isRow ? '(min-width: 64rem) 40vw, 50vw' : '(min-width: 64rem) 25vw, 33vw'}
                    className={clsx(
                      'aspect-landscape lg:aspect-auto lg:h-full',
                      // A wide crop of a room shows its lower part.
                      isRow && 'lg:[&_img]:object-bottom',
                    )}
                  />
                </GalleryLink>
              </li>
            );
          })}
        </ul>
      </section>
    </GalleryOpener>
  );
}
