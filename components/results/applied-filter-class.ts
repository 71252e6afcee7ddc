export const appliedFilterClass =
  'inline-flex min-h-11 items-center gap-1.5 bg-stone-soft px-3.5 text-sm no-underline hover:bg-stone lg:min-h-9';
