import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title?: string;
  eyebrow?: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** `beside` sets the title in a column of its own on wide screens. */
  layout?: 'stack' | 'beside';
  /** `page` adds the page's width and padding; `inset` leaves both to its container. */
  room?: 'page' | 'inset';
  rule?: boolean;
  id?: string;
  children?: ReactNode;
  className?: string;
}

export function Section(props: SectionProps) {
  const {
    title,
    eyebrow,
    lead,
    action,
    layout = 'stack',
    room = 'inset',
    rule = false,
    id,
    children,
    className,
  } = props;
  const titleId = useId();
  const beside = layout === 'beside';
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={clsx(room === 'page' && ['page-width', rule ? 'pb-section' : 'py-section'], className)}
    >
      <div
        className={clsx(
          rule && 'border-stone-deep border-t pt-8 md:pt-12',
          beside && 'grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(14rem,1fr)_3fr]',
        )}
      >
        {(title || eyebrow || action) && (
          <div
            className={clsx('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', beside ? 'self-start' : 'mb-8')}
          >
            <div className="min-w-0">
              {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
              {title && (
                <h2 id={titleId} className="display text-2xl">
                  {title}
                </h2>
              )}
              {lead && <div className="mt-4 max-w-reading text-ink-soft">{lead}</div>}
            </div>
            {action}
          </div>
        )}
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
