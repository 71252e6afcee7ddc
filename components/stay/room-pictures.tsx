import clsx from 'clsx';
import { Picture, type PictureSource } from '@/components/ui/picture';

interface RoomPicturesProps {
  pictures: readonly PictureSource[];
  sizes: string;
  /** On a wide window the second stands beside the first, or below it; then a phone does without, to keep the rates near. */
  layout: 'stack' | 'beside';
}

/** The pictures of a room type: the first as it is, the second as a band below it or a strip beside it. */
export function RoomPictures({ pictures, sizes, layout }: RoomPicturesProps) {
  return (
    <div
      className={clsx('grid gap-2 self-start', layout === 'beside' && pictures.length > 1 && 'lg:grid-cols-[2fr_1fr]')}
    >
      {pictures.slice(0, 2).map((picture, place) => (
        <Picture
          key={picture.path}
          picture={picture}
          sizes={sizes}
          className={clsx(
            'rounded-sm',
            // What stands in a room stands at the foot of its picture; two thirds of 3:2 are as high as a third of 3:4.
            place === 0 ? 'aspect-landscape' : 'aspect-[2/1] [&_img]:object-bottom',
            place === 1 && (layout === 'beside' ? 'lg:aspect-[3/4]' : 'max-md:hidden'),
          )}
        />
      ))}
    </div>
  );
}
