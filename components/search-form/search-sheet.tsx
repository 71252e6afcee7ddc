'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useSeoulDay } from '@/components/stay/use-seoul-day';
import { defer } from '@/components/ui/defer';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { useSetInert } from '@/components/ui/inert-part';
import { useOnIntent } from '@/components/ui/use-on-intent';
import { useWaiting } from '@/components/ui/use-waiting';
import { isStored, SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import { reloadOnce } from '@/lib/navigation/import-part';
import { openPage } from '@/lib/navigation/leave-page';
import type { ChosenStay } from '@/lib/stay/chosen-stay';
import type { ResultView } from '@/lib/stay/result-params';
import type { CellTexts } from './cell-texts';
import { PlainFields } from './plain-fields';
import { SearchCell, SearchSubmit } from './search-bar';
import type { SearchFormProps } from './search-form';
import { type Picker, usePickers } from './use-pickers';

export interface SearchSheetProps extends SearchFormProps {
  view: ResultView;
  /** Address that the form asks for where no script runs. */
  action: string;
  /** Query of the search that the server has shown, without `?`. */
  firstQuery: string;
  /** Class names of the parts. The server passes them, so that the first script does not contain them. */
  looks: { cells: string; cell: string; submitCell: string; submitBelow: string; submit: string };
  /** What the server has shown, until the browser has looked into its store. */
  first: ChosenStay;
  firstTexts: CellTexts;
}

const loadLive = () => import('./live-search');

/**
 * The form: its state, its cells and its button. Loads the rules of the search (dates, storage, addresses), which are
 * larger than the page, on the first interaction, or when the browser has stored another search.
 */
export function SearchSheet(props: SearchSheetProps) {
  const { locale, today, hotel, search, action, firstQuery, looks, first, firstTexts, catalogue } = props;
  const form = useTranslations('search.form');
  const stay = useTranslations('common.stay');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const { open, cell: openCell, picker, fetchPicker, toggle, close } = usePickers();
  const [choice, setChoice] = useState(first);
  const [unit, setUnit] = useState(props.view.unit);
  /** The choice is that of the address or of the browser's store: only now may it be shown and changed. */
  const [isRead, setRead] = useState(false);
  const day = useSeoulDay(today);
  const [sent, setSent] = useState(false);
  const [live, fetchLive] = useOnIntent(loadLive);
  const rules = isRead && live.status === 'ready' ? live.part : null;
  const cells = rules === null ? firstTexts : rules.textsOfChoice(choice, props, { form, stay });
  const isOutdated = rules?.isOtherSearch(choice, props) ?? false;

  const view = { ...props.view, unit };
  const isSearched = search !== undefined;

  useEffect(
    () =>
      defer(() => {
        if (isSearched || isStored(SEARCH_STORAGE_KEY)) fetchLive();
      }),
    [fetchLive, isSearched],
  );

  // A cached page may be of yesterday, and one that is left open over midnight becomes so.
  useEffect(() => {
    if (day !== today) fetchLive();
  }, [fetchLive, day, today]);

  const read = useEffectEvent(({ readChoice }: Awaited<ReturnType<typeof loadLive>>) => {
    setChoice((now) => readChoice(props, day, isRead ? now : undefined));
    setRead(true);
  });
  useEffect(() => {
    if (live.status === 'ready') read(live.part);
  }, [live, day]);

  const setInert = useSetInert();
  useEffect(() => {
    setInert(isOutdated);
    return () => setInert(false);
  }, [setInert, isOutdated]);

  const go = () => {
    if (rules === null) return;
    setSent(false);
    rules.trackSearchOf(choice, props);
    startTransition(() => router.push(rules.addressOfChoice(choice, { ...props, view })));
  };
  const onSubmit = (event: FormEvent) => {
    // Its fields are in the form: the browser sends them.
    if (plain) return;
    event.preventDefault();
    close();
    if (rules !== null) return go();
    setSent(true);
    fetchLive();
  };
  const sendEarlyPress = useEffectEvent(go);
  useEffect(() => {
    if (isRead && sent) sendEarlyPress();
  }, [isRead, sent]);
  const cell = {
    look: looks.cell,
    onIntent: useCallback(
      (name: Picker) => {
        fetchLive();
        fetchPicker(name);
      },
      [fetchLive, fetchPicker],
    ),
    onPress: useCallback(
      (name: Picker, button: HTMLElement) => {
        fetchLive();
        fetchPicker(name);
        toggle(name, button);
      },
      [fetchLive, fetchPicker, toggle],
    ),
  };
  const asked = [...(open !== null || sent ? [live] : []), ...(picker === null ? [] : [picker])];
  const failed = asked.some(({ status }) => status === 'failed');
  const [plain, setPlain] = useState(false);
  const doWithoutScript = useEffectEvent(() => {
    // A tab that is older than the site: the next page is loaded whole, and the search with it.
    if (sent) openPage(firstQuery ? `${action}?${firstQuery}` : action);
    else setPlain(!reloadOnce());
  });
  useEffect(() => {
    if (failed) doWithoutScript();
  }, [failed]);
  const searching = pending || sent;
  useWaiting(searching);
  const loading = !failed && asked.some(({ status }) => status === 'loading');

  const plainFields = (
    <PlainFields catalogue={hotel ? null : catalogue} search={search} query={firstQuery} unit={unit} />
  );
  const named = { action, 'aria-label': form('label') };
  return (
    <>
      <form
        {...named}
        method="get"
        onSubmit={onSubmit}
        onPointerEnter={fetchLive}
        onFocus={fetchLive}
        className="relative noscript:hidden"
      >
        {!plain && <HiddenFields query={firstQuery} />}
        <div className={looks.cells}>
          {!hotel && !plain && (
            <SearchCell label={form('where')} value={cells.where} name="where" open={open === 'where'} {...cell} />
          )}
          {!plain && (
            <SearchCell label={form('dates')} value={cells.dates} name="dates" open={open === 'dates'} {...cell} />
          )}
          {!plain && (
            <SearchCell label={form('guests')} value={cells.guests} name="guests" open={open === 'guests'} {...cell} />
          )}
          {plain && plainFields}
          <div className={`${looks.submitCell} ${plain ? looks.submitBelow : ''}`}>
            <SearchSubmit
              look={looks.submit}
              pending={searching}
              label={form('submit')}
              icon={props.compact && !plain}
            />
          </div>
        </div>
        <p aria-live="polite" className={`mt-2 text-ink-muted text-sm ${failed ? '' : 'sr-only'}`}>
          {loading && <span>{form('loading')}</span>}
          {failed && !plain && <span>{form('loadFailed')}</span>}
          {isOutdated && <span>{form('outdated')}</span>}
        </p>
        {isOutdated && open === null && !searching && (
          <div className="page-width fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-stone-deep border-t bg-paper py-3 shadow-sheet">
            <p aria-hidden="true">{form('outdated')}</p>
            <SearchSubmit look={looks.submit} pending={false} label={form('showChoice')} />
          </div>
        )}
        {rules && <rules.KeptChoice {...props} value={choice} onChange={setChoice} />}
        {rules && openCell && picker?.status === 'ready' && (
          <picker.part
            locale={locale}
            today={day}
            catalogue={catalogue}
            hotel={hotel}
            accessible={view.filters.accessible}
            unit={unit}
            onUnit={setUnit}
            packageId={view.packageId}
            cell={openCell}
            value={choice}
            onChange={setChoice}
            onClose={close}
          />
        )}
      </form>
      {/* A form of its own: what the hidden fields say would be sent twice. */}
      <noscript>
        <form {...named} method="get">
          <div className={looks.cells}>
            {plainFields}
            <div className={`${looks.submitCell} ${looks.submitBelow}`}>
              <SearchSubmit look={looks.submit} pending={false} label={form('submit')} />
            </div>
          </div>
        </form>
      </noscript>
    </>
  );
}
