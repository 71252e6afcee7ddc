/** Of one of the units in which prices are shown, side by side; the chosen one is current or pressed. */
export const unitOptionClass =
  'inline-flex min-h-11 items-center border border-edge px-4 text-sm first:rounded-l-sm last:-ml-px last:rounded-r-sm aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-9';
