import { useTranslations } from 'next-intl';
import { MOST_HOTELS } from '@/lib/stay/search-params';
import { mostListed, type SuggestionsInView } from './hotel-suggestions';

export interface HotelChoiceNotesProps {
  found: SuggestionsInView;
  query: string;
  /** No further hotel can be chosen. */
  full: boolean;
  /** The place that is looked in; null for every place. */
  placeName: string | null;
  /** Something is typed and was to be gone on with, and no hotel is chosen for it. */
  unsettled: boolean;
}

/** What the list holds, in a sentence that is also heard; with a way on where it holds nothing. */
export function HotelChoiceNotes({ found, query, full, placeName, unsettled }: HotelChoiceNotesProps) {
  const form = useTranslations('search.form');
  const place = useTranslations('search.place');
  const { status, total, retry } = found;
  const hasElsewhere = status === 'ready' && found.hotels.some(({ isElsewhere }) => isElsewhere);
  const nothing = status === 'ready' && total === 0;
  return (
    <div aria-live="polite" className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-muted text-xs">
      {status === 'loading' && <p>{form('loading')}</p>}
      {status === 'failed' && (
        <>
          <p className="text-clay">{place('failed')}</p>
          <button
            type="button"
            onClick={retry}
            className="min-h-11 text-ink underline decoration-brass underline-offset-4"
          >
            {place('retry')}
          </button>
        </>
      )}
      {nothing && (
        <p className="text-ink">
          <span>{query.trim() === '' ? place('nothingHere') : place('nothing', { query: query.trim() })}</span>{' '}
          <span className="text-ink-muted">{place('nothingHint')}</span>
        </p>
      )}
      {status === 'ready' && !nothing && <p className="tabular">{place('count', { count: total })}</p>}
      {status === 'ready' && total > mostListed && <p>{place('narrow')}</p>}
      {hasElsewhere && placeName !== null && <p className="text-ink">{place('elsewhere', { place: placeName })}</p>}
      {unsettled && <p className="text-clay">{place('unsettled')}</p>}
      {full && <p className="text-ink">{place('most', { count: MOST_HOTELS })}</p>}
    </div>
  );
}
