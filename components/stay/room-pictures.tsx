import clsx from 'clsx';
import { Picture, type PictureSource } from '@/components/ui/picture';

interface RoomPicturesProps {
  pictures: readonly PictureSource[];
  sizes: string;
  /** `beside`: the second picture at the side on wide windows; phones show the first only, to keep the rates near. */
  layout: 'stack' | 'beside';
}

export function RoomPictures({ pictures, sizes, layout }: RoomPicturesProps) {
  return (
    <div
      className={clsx(
        'grid grid-cols-1 gap-2 self-start',
        layout === 'beside' && pictures.length > 1 && 'lg:grid-cols-[2fr_1fr]',
      )}
    >
      {pictures.slice(0, 2).map((picture, place) => (
        <Picture
          key={picture.path}
          picture={picture}
          sizes={sizes}
          className={clsx(
            'rounded-sm',
            // Furniture stands at the foot of a picture; two thirds of 3:2 are as high as a third of 3:4.
            place === 0 ? 'aspect-landscape' : 'aspect-[2/1] [&_img]:object-bottom',
            place === 1 && (layout === 'beside' ? 'lg:aspect-[3/4]' : 'max-md:hidden'),
          )}
        />
      ))}
    </div>
  );
}
