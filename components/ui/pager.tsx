import clsx from 'clsx';
import { TextLink } from './link';

export interface PagerProps {
  label: string;
  /** In their order, the last one included; a gap shows where numbers are left out. */
  numbers: readonly number[];
  current: number;
  labelOf: (number: number) => string;
  hrefOf: (number: number) => string;
  previous: string;
  next: string;
}

const cell = 'inline-flex min-h-11 min-w-11 items-center justify-center tabular text-sm';
const NEAR = 2;

export function Pager({ label, numbers, current, labelOf, hrefOf, previous, next }: PagerProps) {
  const last = numbers.at(-1) ?? 1;
  const isFar = (number: number) => Math.abs(number - current) > NEAR && number !== 1 && number !== last;
  return (
    <nav
      aria-label={label}
      className="mt-16 grid grid-cols-2 items-center gap-x-4 border-stone-deep border-t pt-4 md:grid-cols-[auto_1fr_auto] print:hidden"
    >
      <span className="col-start-1 row-start-1 min-w-16">
        {current > 1 && (
          <TextLink href={hrefOf(current - 1)} rel="prev" className={clsx(cell, 'justify-start')}>
            {previous}
          </TextLink>
        )}
      </span>
      <ol className="col-span-2 row-start-2 flex flex-wrap justify-center md:col-span-1 md:col-start-2 md:row-start-1 md:gap-x-1">
        {numbers.map((number, index) => {
          const before = numbers[index - 1] ?? number;
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
                  <span className="sr-only">{labelOf(number)}</span>
                  <span aria-hidden="true">{number}</span>
                </span>
              ) : (
                <TextLink href={hrefOf(number)} tone="plain" className={cell}>
                  <span className="sr-only">{labelOf(number)}</span>
                  <span aria-hidden="true">{number}</span>
                </TextLink>
              )}
            </li>
          );
        })}
      </ol>
      <span className="col-start-2 row-start-1 min-w-16 text-end md:col-start-3">
        {current < last && (
          <TextLink href={hrefOf(current + 1)} rel="next" className={clsx(cell, 'justify-end')}>
            {next}
          </TextLink>
        )}
      </span>
    </nav>
  );
}
