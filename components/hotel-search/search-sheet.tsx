'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { inOwnTask } from '@/components/ui/own-task';
import { useWaiting } from '@/components/ui/use-waiting';
import { seoulToday } from '@/lib/stay/dates';
import { onNewSeoulDay } from '@/lib/stay/new-seoul-day';
import { SEARCH_STORAGE_KEY } from '@/lib/stay/search-storage-key';
import { SearchCell } from './search-cell';
import type { SearchFormProps } from './search-form';
import { SearchPanels } from './search-panels';
import { SearchSubmit } from './search-submit';
import type { SearchWords } from './search-words';
import { useOnIntent } from './use-on-intent';
import { type Panel, usePickerPanels } from './use-picker-panels';

export interface SearchSheetProps extends SearchFormProps {
  /** Address that the form asks for where no script runs. */
  action: string;
  /** Classes of the form's button. */
  submitLook: string;
  /** What the cells say until the browser has looked into its store. */
  firstWords: SearchWords;
  /** The fields for where no script runs. */
  children: ReactNode;
}

const loadLive = () => import('./live-search').then((module) => module.default);

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
  const {
    locale,
    today,
    texts,
    catalogue,
    hotel,
    search,
    action,
    submitLook,
    firstWords,
    compact,
    listOrigin,
    className,
    children,
  } = props;
  const { form } = texts;
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const panels = usePickerPanels();
  const [words, setWords] = useState(firstWords);
  const [sent, setSent] = useState(false);
  const submit = useRef<(() => string) | null>(null);
  const [ready, setReady] = useState(false);
  const [live, fetchLive] = useOnIntent(loadLive);

  // A kept page may be of yesterday; then its first words are, too.
  const differs = () => search !== undefined || hasStoredSearch() || seoulToday(new Date()) !== today;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, the search follows its props by itself
  useEffect(
    () =>
      inOwnTask(() => {
        if (differs()) fetchLive();
      }),
    [],
  );

  // Left open over midnight: what was shown until then is of yesterday.
  useEffect(() => onNewSeoulDay(fetchLive), [fetchLive]);

  const go = () => {
    const address = submit.current?.();
    if (address === undefined) return;
    setSent(false);
    startTransition(() => router.push(address));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!panels.mayGoOn()) return;
    panels.close();
    if (ready) return go();
    setSent(true);
    fetchLive();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed too early is done once, when it can be
  useEffect(() => {
    if (ready && sent) go();
  }, [ready, sent]);
  const { reachFor, press } = panels;
  const cell = {
    onIntent: useCallback(
      (name: Panel) => {
        fetchLive();
        reachFor(name);
      },
      [fetchLive, reachFor],
    ),
    onPress: useCallback(
      (name: Panel) => {
        fetchLive();
        press(name);
      },
      [fetchLive, press],
    ),
  };
  const beReady = useCallback(() => setReady(true), []);
  const asked = [
    ...(panels.open !== null || sent ? [live] : []),
    ...(panels.open === null ? [] : [panels.loaded[panels.open]]),
  ];
  const failed = asked.some(({ status }) => status === 'failed');
  const searching = pending || (sent && !failed);
  useWaiting(searching);
  const loading = !failed && asked.some(({ status }) => status === 'loading');

  return (
    <form
      action={action}
      method="get"
      onSubmit={onSubmit}
      onPointerEnter={fetchLive}
      onFocus={fetchLive}
      aria-label={form.label}
      className={`relative ${className ?? ''}`}
    >
      <div
        className={`grid divide-y divide-stone rounded border border-stone-deep bg-paper lg:divide-x lg:divide-y-0 ${
          // In large text the two do not fit beside each other.
          compact ? 'search-compact max-lg:[&>:nth-last-child(3)]:border-b-0' : ''
        } ${hotel ? 'lg:grid-cols-[3fr_2fr_auto]' : 'lg:grid-cols-[3fr_4fr_3fr_auto]'}`}
      >
        {!hotel && (
          <SearchCell label={form.where} value={words.where} name="where" open={panels.open === 'where'} {...cell} />
        )}
        <SearchCell label={form.dates} value={words.dates} name="dates" open={panels.open === 'dates'} {...cell} />
        <SearchCell label={form.guests} value={words.guests} name="guests" open={panels.open === 'guests'} {...cell} />
        <noscript className="noscript:contents">{children}</noscript>
        <div className="p-2">
          <SearchSubmit look={submitLook} pending={searching} label={form.submit} pendingLabel={form.submitting} />
        </div>
      </div>
      <p aria-live="polite" className={`mt-2 text-ink-muted text-sm ${failed ? '' : 'sr-only'}`}>
        {loading && form.loading}
        {failed && form.loadFailed}
      </p>
      {live.status === 'ready' && (
        <live.Component
          {...{ locale, texts, catalogue, hotel, search, listOrigin }}
          submit={submit}
          onWords={setWords}
          onReady={beReady}
        />
      )}
      {ready && <SearchPanels panels={panels} {...{ locale, texts, catalogue }} />}
    </form>
  );
}
