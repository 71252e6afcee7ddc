'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { followSeoulDay } from '@/components/stay/follow-seoul-day';
import { defer } from '@/components/ui/defer';
import { useOnIntent } from '@/components/ui/use-on-intent';
import { useWaiting } from '@/components/ui/use-waiting';
import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/search-keys';
import { reloadOnce } from '@/lib/navigation/import-part';
import { openPage } from '@/lib/navigation/leave-page';
import type { CellTexts } from './cell-texts';
import { PlainFields } from './plain-fields';
import { SearchCell } from './search-cell';
import type { SearchFormProps } from './search-form';
import { SearchSubmit } from './search-submit';
import { type Panel, usePickerPanels } from './use-picker-panels';

export interface SearchSheetProps extends SearchFormProps {
  /** Address that the form asks for where no script runs. */
  action: string;
  /** Query of the search that the server has shown, without `?`. */
  firstQuery: string;
  /** Classes of its parts, said by the server: a first view is to bring rules, not looks. */
  looks: { cells: string; cell: string; submitCell: string; submitBelow: string; submit: string };
  /** What the cells say until the browser has looked into its store. */
  firstTexts: CellTexts;
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
  const { today, hotel, search, action, firstQuery, looks, firstTexts, catalogue, foundId } = props;
  const form = useTranslations('search.form');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const panels = usePickerPanels();
  const [cells, setCells] = useState(firstTexts);
  const [isOutdated, setOutdated] = useState(false);
  const [sent, setSent] = useState(false);
  const submit = useRef<(() => string) | null>(null);
  const [ready, setReady] = useState(false);
  const [live, fetchLive] = useOnIntent(loadLive);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, the search follows its props by itself
  useEffect(
    () =>
      defer(() => {
        if (search || hasStoredSearch()) fetchLive();
      }),
    [],
  );

  // A cached page may be of yesterday, and one that is left open over midnight becomes so.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = defer(() => {
      stop = followSeoulDay(today, () => fetchLive());
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [fetchLive, today]);

  useEffect(() => {
    const found = foundId === undefined ? null : document.getElementById(foundId);
    found?.toggleAttribute('inert', isOutdated);
    return () => found?.removeAttribute('inert');
  }, [foundId, isOutdated]);

  const go = () => {
    const address = submit.current?.();
    if (address === undefined) return;
    setSent(false);
    startTransition(() => router.push(address));
  };
  const onSubmit = (event: FormEvent) => {
    // Its fields are in the form: the browser sends them.
    if (plain) return;
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
  const { fetchPanel, press } = panels;
  const cell = {
    look: looks.cell,
    onIntent: useCallback(
      (name: Panel) => {
        fetchLive();
        fetchPanel(name);
      },
      [fetchLive, fetchPanel],
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
  const [plain, setPlain] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure of what was asked for
  useEffect(() => {
    if (!failed) return;
    // A tab that is older than the site: the next page is loaded whole, and the search with it.
    if (sent) return void openPage(firstQuery ? `${action}?${firstQuery}` : action);
    setPlain(!reloadOnce());
  }, [failed]);
  const searching = pending || sent;
  useWaiting(searching);
  const loading = !failed && asked.some(({ status }) => status === 'loading');

  const plainFields = <PlainFields catalogue={hotel ? null : catalogue} search={search} />;
  return (
    <form
      action={action}
      method="get"
      onSubmit={onSubmit}
      onPointerEnter={fetchLive}
      onFocus={fetchLive}
      aria-label={form('label')}
      className="relative"
    >
      <div className={looks.cells}>
        {!hotel && !plain && (
          <SearchCell label={form('where')} value={cells.where} name="where" open={panels.open === 'where'} {...cell} />
        )}
        {!plain && (
          <SearchCell label={form('dates')} value={cells.dates} name="dates" open={panels.open === 'dates'} {...cell} />
        )}
        {!plain && (
          <SearchCell
            label={form('guests')}
            value={cells.guests}
            name="guests"
            open={panels.open === 'guests'}
            {...cell}
          />
        )}
        <noscript className="noscript:contents">{typeof window === 'undefined' && plainFields}</noscript>
        {plain && plainFields}
        <div className={`${looks.submitCell} ${plain ? looks.submitBelow : ''}`}>
          <SearchSubmit
            look={looks.submit}
            pending={searching}
            label={form('submit')}
            pendingLabel={form('submitting')}
          />
        </div>
      </div>
      <p aria-live="polite" className={`mt-2 text-ink-muted text-sm ${failed ? '' : 'sr-only'}`}>
        {loading && <span>{form('loading')}</span>}
        {failed && !plain && <span>{form('loadFailed')}</span>}
        {isOutdated && <span>{form('outdated')}</span>}
      </p>
      {isOutdated && panels.open === null && !searching && (
        <div className="page-width fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-stone-deep border-t bg-paper py-3 shadow-sheet">
          <p aria-hidden="true">{form('outdated')}</p>
          <SearchSubmit
            look={looks.submit}
            pending={false}
            label={form('showChoice')}
            pendingLabel={form('submitting')}
          />
        </div>
      )}
      {live.status === 'ready' && (
        <live.Component
          {...props}
          submit={submit}
          onTexts={setCells}
          onOutdated={setOutdated}
          onReady={beReady}
          panels={panels}
          ready={ready}
        />
      )}
    </form>
  );
}
