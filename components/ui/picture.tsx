import clsx from 'clsx';
import { preload } from 'react-dom';

/** Shape of the hub's pictures; the address of one file is `{path}-{width}.{format}`. */
export interface PictureSource {
  path: string;
  widths: readonly number[];
  formats: readonly ('avif' | 'webp')[];
  aspectRatio: '3:2' | '4:5';
  /** `#rrggbb`, shown while the picture loads. */
  color: string;
  alt: string;
}

export interface PictureProps {
  picture: PictureSource;
  sizes: string;
  /** The first large picture of a page: fetched at once. At most one in a page. */
  priority?: boolean;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** Shape of the place, e.g. `aspect-[21/9]`, which the picture covers; its own ratio when absent. */
  className?: string;
}

/** In the order in which a browser should try them. */
const formatOrder = ['avif', 'webp'] as const;

function sourceSet({ path, widths }: PictureSource, format: 'avif' | 'webp'): string {
  return [...widths]
    .sort((a, b) => a - b)
    .map((width) => `${path}-${width}.${format} ${width}w`)
    .join(', ');
}

/** Reserves its space and colour, so that nothing moves when the picture loads. */
export function Picture({ picture, sizes, priority = false, alt, className }: PictureProps) {
  const formats = formatOrder.filter((format) => picture.formats.includes(format));
  const last = formats.at(-1) ?? 'webp';
  // A second list of widths costs every visitor bytes; the few browsers without AVIF choose for the large picture alone.
  const hasChoice = priority || formats.length === 1;
  const middle = [...picture.widths].sort((a, b) => a - b)[Math.floor(picture.widths.length / 2)] ?? 0;
  const [ratioWidth, ratioHeight] = picture.aspectRatio === '3:2' ? [3, 2] : [4, 5];
  const [first = last] = formats;
  if (priority) {
    preload(`${picture.path}-${middle}.${first}`, {
      as: 'image',
      // Browsers that cannot decode the format skip the preload.
      type: `image/${first}`,
      imageSrcSet: sourceSet(picture, first),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture
      className={clsx(
        'block overflow-hidden',
        className ?? (ratioWidth === 3 ? 'aspect-landscape' : 'aspect-portrait'),
      )}
      style={{ backgroundColor: picture.color }}
    >
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(picture, format)} sizes={sizes} />
      ))}
      <img
        src={`${picture.path}-${middle}.${last}`}
        srcSet={hasChoice ? sourceSet(picture, last) : undefined}
        sizes={hasChoice ? sizes : undefined}
        width={middle}
        height={Math.round((middle * ratioHeight) / ratioWidth)}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}
