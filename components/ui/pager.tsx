import clsx from 'clsx';
import { TextLink } from './link';

export interface PagerProps {
  /** Name of the landmark. */
  label: string;
  /** Pages to go to, in their order; where numbers are left out between two of them, a gap shows. */
  pages: readonly { number: number; label: string; href: string }[];
  current: number;
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
}

const cell = 'inline-flex min-h-11 min-w-11 items-center justify-center tabular text-sm';

/** From page to page of a long list; each page is an address of its own. */
export function Pager({ label, pages, current, previous, next }: PagerProps) {
  return (
    <nav
      aria-label={label}
      className="mt-16 flex items-center justify-between gap-4 border-stone-deep border-t pt-4 print:hidden"
    >
      <span className="min-w-16">
        {previous && (
          <TextLink href={previous.href} rel="prev" prefetch={false} className={clsx(cell, 'justify-start')}>
            {previous.label}
          </TextLink>
        )}
      </span>
      <ol className="flex flex-wrap justify-center gap-x-1">
        {pages.map(({ number, label: pageLabel, href }, index) => (
          <li key={number} className="flex items-center">
            {index > 0 && number - (pages[index - 1]?.number ?? 0) > 1 && (
              <span aria-hidden="true" className="px-1 text-ink-muted">
                …
              </span>
            )}
            {number === current ? (
              <span aria-current="page" className={clsx(cell, 'border-brass border-b-2')}>
                <span className="sr-only">{pageLabel}</span>
                <span aria-hidden="true">{number}</span>
              </span>
            ) : (
              <TextLink href={href} prefetch={false} tone="plain" aria-label={pageLabel} className={cell}>
                {number}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
      <span className="min-w-16 text-end">
        {next && (
          <TextLink href={next.href} rel="next" prefetch={false} className={clsx(cell, 'justify-end')}>
            {next.label}
          </TextLink>
        )}
      </span>
    </nav>
  );
}
