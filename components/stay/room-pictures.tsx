import clsx from 'clsx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { GalleryLink } from './gallery-link';
import { GalleryOpener } from './gallery-opener';

interface RoomPicturesProps {
  pictures: readonly PictureSource[];
  sizes: string;
  /** `card`: one picture; `beside`: the second one at its side on wide windows and below it on narrow ones. */
  layout: 'card' | 'beside';
}

/** Pictures of a room type; each opens the gallery of all. Stands inside `GalleryTexts`. */
export function RoomPictures({ pictures, sizes, layout }: RoomPicturesProps) {
  const shown = pictures.slice(0, layout === 'card' ? 1 : 2);
  return (
    <GalleryOpener pictures={pictures}>
      <div className={clsx('grid grid-cols-1 gap-2 self-start', shown.length > 1 && 'lg:grid-cols-[2fr_1fr]')}>
        {shown.map((picture, place) => (
          <GalleryLink key={picture.path} pictures={pictures} place={place} className="relative block">
            <Picture
              picture={picture}
              sizes={sizes}
              className={clsx(
                'rounded-sm',
                // Furniture stands at the foot of a picture; two thirds of 3:2 are as high as a third of 3:4.
                place === 1 && 'aspect-[2/1] lg:aspect-[3/4] [&_img]:object-bottom',
                place === 0 && (layout === 'card' ? 'aspect-[12/5] sm:aspect-landscape' : 'aspect-landscape'),
              )}
            />
            {layout === 'card' && pictures.length > 1 && (
              <span
                aria-hidden="true"
                className="tabular absolute right-2 bottom-2 rounded-sm bg-ink/70 px-2 py-0.5 text-ivory text-xs"
              >
                {pictures.length}
              </span>
            )}
          </GalleryLink>
        ))}
      </div>
    </GalleryOpener>
  );
}
