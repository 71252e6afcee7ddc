import clsx from 'clsx';
import { type ReactNode, ViewTransition } from 'react';
import { PageLink } from './page-link';
import { Picture, type PictureSource } from './picture';

export interface CardProps {
  href?: string;
  picture?: PictureSource;
  sizes?: string;
  priority?: boolean;
  /** View transition of the picture to the page behind the card; the name is unique on a page. */
  pictureTransition?: { name: string; share: string };
  eyebrow?: string;
  title: string;
  titleLevel?: 2 | 3;
  meta?: ReactNode;
  layout?: 'stack' | 'beside';
  above?: ReactNode;
  footer?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

function Moved({ transition, children }: { transition: CardProps['pictureTransition']; children: ReactNode }) {
  if (!transition) return children;
  return (
    <ViewTransition {...transition} default="none">
      {children}
    </ViewTransition>
  );
}

/** The title is the link, and its target covers the card. */
export function Card(props: CardProps) {
  const {
    href,
    picture,
    sizes = '(min-width: 48rem) 33vw, 100vw',
    priority,
    eyebrow,
    title,
    meta,
    footer,
    actions,
  } = props;
  const isBeside = props.layout === 'beside';
  const Title = props.titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      className={clsx(
        'group relative flex flex-col',
        isBeside && 'md:grid md:grid-cols-[3fr_2fr] md:gap-x-12',
        props.className,
      )}
    >
      {picture && (
        <div className="overflow-hidden rounded-sm">
          <Moved transition={props.pictureTransition}>
            <Picture
              picture={picture}
              sizes={sizes}
              priority={priority}
              className={clsx(
                picture.aspectRatio === '3:2' ? 'aspect-landscape' : 'aspect-portrait',
                'transition-transform duration-240 ease-quiet motion-safe:group-hover:scale-[1.015]',
              )}
            />
          </Moved>
        </div>
      )}
      <div className={clsx('flex flex-1 flex-col', picture && 'pt-5', isBeside && 'md:pt-0')}>
        {props.above}
        {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
        <Title className="display text-xl">
          {href ? (
            <PageLink href={href} className="focus-card after:absolute after:inset-0">
              {title}
            </PageLink>
          ) : (
            title
          )}
        </Title>
        {meta && <div className="mt-2 text-ink-soft text-sm">{meta}</div>}
        {footer && (
          <div className="mt-auto pt-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-stone border-t pt-3">
              {footer}
            </div>
          </div>
        )}
        {actions && <div className="relative pt-2">{actions}</div>}
      </div>
    </article>
  );
}
