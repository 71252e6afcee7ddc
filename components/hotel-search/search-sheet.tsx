'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { seoulToday } from '@/lib/stay/dates';
import { SEARCH_STORAGE_KEY } from '@/lib/stay/search-storage-key';
import { SearchCell } from './search-cell';
import type { SearchFormProps } from './search-form';
import type { SearchWords } from './search-words';
import { useOnIntent } from './use-on-intent';

export interface SearchSheetProps extends SearchFormProps {
  /** Address that the form asks for where no script runs. */
  action: string;
  /** What the cells say until the browser has looked into its store. */
  firstWords: SearchWords;
  /** The fields for where no script runs. */
  children: ReactNode;
}

type Panel = 'where' | 'dates' | 'guests';
const loadLive = () => import('./live-search').then((module) => module.default);
const loadWhere = () => import('./where-picker').then((module) => module.default);
const loadDates = () => import('./dates-picker').then((module) => module.default);
const loadGuests = () => import('./guests-picker').then((module) => module.default);

function hasStoredSearch(): boolean {
  try {
    return window.localStorage.getItem(SEARCH_STORAGE_KEY) !== null;
  } catch {
    // Storage is forbidden: nothing is kept there.
    return false;
  }
}

/** The form's surface. The search itself is fetched when somebody reaches for it, or when it says something else. */
export function SearchSheet(props: SearchSheetProps) {
  const { locale, today, texts, catalogue, hotel, search, action, firstWords, className, children } = props;
  const { form } = texts;
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [open, setOpen] = useState<Panel | null>(null);
  const [words, setWords] = useState(firstWords);
  const [sent, setSent] = useState(false);
  const submit = useRef<(() => string) | null>(null);
  const [ready, setReady] = useState(false);
  const [live, fetchLive] = useOnIntent(loadLive);
  const [where, fetchWhere] = useOnIntent(loadWhere);
  const [dates, fetchDates] = useOnIntent(loadDates);
  const [guests, fetchGuests] = useOnIntent(loadGuests);
  const panel = { where, dates, guests };
  const fetchPanel = { where: fetchWhere, dates: fetchDates, guests: fetchGuests };

  // A kept page may be of yesterday; then its first words are, too.
  const differs = () => search !== undefined || hasStoredSearch() || seoulToday(new Date()) !== today;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, the search follows its props by itself
  useEffect(() => {
    if (differs()) fetchLive();
  }, []);

  const go = () => {
    const address = submit.current?.();
    if (address === undefined) return;
    setSent(false);
    startTransition(() => router.push(address));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(null);
    if (ready) return go();
    setSent(true);
    fetchLive();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed too early is done once, when it can be
  useEffect(() => {
    if (ready && sent) go();
  }, [ready, sent]);
  const cell = (name: Panel) => ({
    open: open === name,
    onIntent: fetchPanel[name],
    onPress: () => {
      fetchLive();
      fetchPanel[name]();
      setOpen(open === name ? null : name);
    },
  });
  const close = () => setOpen(null);
  const asked = [...(open !== null || sent ? [live] : []), ...(open === null ? [] : [panel[open]])];
  const failed = asked.some(({ status }) => status === 'failed');
  const loading = !failed && asked.some(({ status }) => status === 'loading');

  return (
    <form
      action={action}
      method="get"
      onSubmit={onSubmit}
      onPointerEnter={fetchLive}
      onFocus={fetchLive}
      aria-label={form.label}
      className={clsx('relative', className)}
    >
      <div
        className={clsx(
          'grid divide-y divide-stone rounded border border-stone-deep bg-paper lg:divide-x lg:divide-y-0',
          hotel ? 'lg:grid-cols-[3fr_2fr_auto]' : 'lg:grid-cols-[3fr_4fr_3fr_auto]',
        )}
      >
        {!hotel && <SearchCell label={form.where} value={words.where} {...cell('where')} />}
        <SearchCell label={form.dates} value={words.dates} {...cell('dates')} />
        <SearchCell label={form.guests} value={words.guests} {...cell('guests')} />
        <noscript className="noscript:contents">{children}</noscript>
        <div className="p-2">
          <Button
            type="submit"
            wide
            className="h-full min-h-control lg:px-10"
            pending={pending || (sent && !failed)}
            pendingLabel={form.submitting}
          >
            {form.submit}
          </Button>
        </div>
      </div>
      <p aria-live="polite" className={clsx('mt-2 text-ink-muted text-sm', !failed && 'sr-only')}>
        {loading && form.loading}
        {failed && form.loadFailed}
      </p>
      {live.status === 'ready' && (
        <live.Component
          {...{ locale, today, texts, catalogue, hotel, search }}
          submit={submit}
          onWords={setWords}
          onReady={() => setReady(true)}
        />
      )}
      {ready && open === 'where' && where.status === 'ready' && (
        <where.Component locale={locale} texts={texts} catalogue={catalogue} onClose={close} />
      )}
      {ready && open === 'dates' && dates.status === 'ready' && (
        <dates.Component locale={locale} texts={texts} hotelId={hotel?.hotelId} onClose={close} />
      )}
      {ready && open === 'guests' && guests.status === 'ready' && <guests.Component texts={texts} onClose={close} />}
    </form>
  );
}
