import clsx from 'clsx';
import { TextLink } from './link';

export interface PagerProps {
  label: string;
  /** In their order; a gap shows where numbers are left out. */
  pages: readonly { number: number; label: string; href: string }[];
  current: number;
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
}

const cell = 'inline-flex min-h-11 min-w-11 items-center justify-center tabular text-sm';
/** Pages further away are shown on wide screens only. */
const NEAR = 2;

export function Pager({ label, pages, current, previous, next }: PagerProps) {
  const last = pages.at(-1)?.number;
  const isFar = (number: number) => Math.abs(number - current) > NEAR && number !== 1 && number !== last;
  return (
    <nav
      aria-label={label}
      className="mt-16 grid grid-cols-2 items-center gap-x-4 border-stone-deep border-t pt-4 md:grid-cols-[auto_1fr_auto] print:hidden"
    >
      <span className="min-w-16">
        {previous && (
          <TextLink href={previous.href} rel="prev" className={clsx(cell, 'justify-start')}>
            {previous.label}
          </TextLink>
        )}
      </span>
      <ol className="col-span-2 row-start-2 flex flex-wrap justify-center md:col-span-1 md:row-start-1 md:gap-x-1">
        {pages.map(({ number, label: pageLabel, href }, index) => {
          const before = pages[index - 1]?.number ?? number;
          const hasGap = number - before > 1;
          return (
            <li key={number} className={clsx('items-center', isFar(number) ? 'hidden md:flex' : 'flex')}>
              {(hasGap || isFar(before)) && (
                <span aria-hidden="true" className={clsx('text-ink-muted md:px-1', !hasGap && 'md:hidden')}>
                  …
                </span>
              )}
              {number === current ? (
                <span
                  aria-current="page"
                  className={clsx(cell, 'underline decoration-2 decoration-brass underline-offset-8')}
                >
                  <span className="sr-only">{pageLabel}</span>
                  <span aria-hidden="true">{number}</span>
                </span>
              ) : (
                <TextLink href={href} tone="plain" className={cell}>
                  <span className="sr-only">{pageLabel}</span>
                  <span aria-hidden="true">{number}</span>
                </TextLink>
              )}
            </li>
          );
        })}
      </ol>
      <span className="col-start-2 row-start-1 min-w-16 text-end md:col-start-3">
        {next && (
          <TextLink href={next.href} rel="next" className={clsx(cell, 'justify-end')}>
            {next.label}
          </TextLink>
        )}
      </span>
    </nav>
  );
}
