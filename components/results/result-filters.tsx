'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { type MouseEvent, useEffect, useOptimistic, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { replayEarlyPress } from '@/components/ui/early-press';
import { Glyph } from '@/components/ui/glyph';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { useSetInert } from '@/components/ui/inert-part';
import { surfaceDepth } from '@/components/ui/open-surfaces';
import { Sheet } from '@/components/ui/sheet';
import { useHydrated } from '@/components/ui/use-hydrated';
import { SLOW_NAVIGATION_MS, useWaiting } from '@/components/ui/use-waiting';
import { FilterFields, optionKey } from './filter-fields';
import type { FilterGroup, FilterOption } from './filter-groups';

export interface ResultFiltersProps {
  /** Address of the results, without its query. */
  action: string;
  /** Hidden fields: the search before the filters, the order and the comparison after them. */
  search: [string, string][];
  rest: [string, string][];
  groups: FilterGroup[];
  texts: { title: string; open: string; close: string; show: string; apply: string; more: string };
}

const chosenOf = (groups: readonly FilterGroup[]) =>
  new Set(
    groups.flatMap(({ options }) => options.filter(({ checked, value }) => checked && value !== '').map(optionKey)),
  );

/**
 * The filters: a column on wide screens, a sheet on narrow ones, and until the script is there a form below the results,
 * which the link shows.
 * Each choice navigates at once, so that Back undoes it.
 */
export function ResultFilters({ action, search, rest, groups, texts }: ResultFiltersProps) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isPending, startTransition] = useTransition();
  useWaiting(isPending, SLOW_NAVIGATION_MS);
  const [chosen, setChosen] = useOptimistic(chosenOf(groups));

  const setInert = useSetInert();
  useEffect(() => setInert(isPending), [setInert, isPending]);

  const choose = ({ kind, options }: FilterGroup, option: FilterOption, checked: boolean) => {
    const next = new Set(chosen);
    for (const other of options) if (kind === 'radio') next.delete(optionKey(other));
    if (checked && option.value !== '') next.add(optionKey(option));
    else next.delete(optionKey(option));
    const fields = groups
      .flatMap((group) => group.options)
      .filter((known) => next.has(optionKey(known)))
      .map(({ field, value }): [string, string] => [field, value]);
    const query = new URLSearchParams([...search, ...fields, ...rest]);
    startTransition(() => {
      setChosen(next);
      // The sheet stays open over the next page and takes its history entry over.
      const go = surfaceDepth() > 0 ? router.replace : router.push;
      go(`${action}?${query}`, { scroll: false });
    });
  };
  const openSheet = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // A press before hydration has gone to the form below the results.
    event.currentTarget.scrollIntoView({ block: 'nearest' });
    setOpen(true);
  };
  const fields = <FilterFields groups={groups} chosen={chosen} onChoose={choose} moreLabel={texts.more} />;
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the form below the results */}
      <a
        ref={replayEarlyPress}
        href="#filters"
        onClick={openSheet}
        className="inline-flex min-h-control items-center justify-center gap-2 rounded-sm border border-edge px-5 font-medium text-sm self-start [grid-area:trigger] hover:border-ink lg:hidden"
      >
        <Glyph name="filter" size={16} />
        {texts.open}
      </a>
      <form
        id="filters"
        action={action}
        aria-label={texts.title}
        // Below the results it would move when they arrive: where scripts run, only the link shows it.
        className={clsx(
          'scroll-mt-(--header-height) [grid-area:filters] max-lg:mt-12',
          isHydrated ? 'max-lg:hidden' : 'max-lg:[@media(scripting:enabled)]:not-target:hidden',
        )}
      >
        <p aria-hidden="true" className="pb-4 text-ink-muted text-sm">
          {texts.title}
        </p>
        <HiddenFields query={[...search, ...rest]} />
        {!isOpen && fields}
        {!isHydrated && (
          <Button type="submit" wide>
            {texts.apply}
          </Button>
        )}
      </form>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        closeLabel={texts.close}
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {texts.show}
          </Button>
        }
      >
        <form aria-label={texts.title} className="-mt-6">
          {fields}
        </form>
      </Sheet>
    </>
  );
}
