import { useTranslations } from 'next-intl';
import { hasMinimumStay, soldOutDays } from '@/lib/stay/availability';
import type { NightsInView } from '@/lib/stay/nights-atoms';

const actionClass = 'min-h-11 text-ink underline decoration-brass underline-offset-4';

export interface CalendarNotesProps {
  inView: NightsInView;
  priceLegend: string;
  accessible?: boolean | undefined;
  /** Days are struck through on which the chosen package cannot be had. */
  withPackage?: boolean;
  /** No room holds the party; with a button that splits it over more rooms, where that helps. */
  tooLarge?: { onSplit?: (() => void) | undefined; splitLabel: string } | null;
}

export function CalendarNotes(props: CalendarNotesProps) {
  const { inView, priceLegend, accessible, withPackage = false, tooLarge = null } = props;
  const { nights, status, retry } = inView;
  const form = useTranslations('search.form');
  const calendar = useTranslations('search.calendar');
  return (
    <div
      aria-live="polite"
      // The height of the longest note, so that the sheet does not move.
      className="mt-4 flex min-h-24 flex-wrap content-start items-center gap-x-6 text-ink-muted text-xs sm:min-h-11"
    >
      {status === 'loading' && <p>{form('loading')}</p>}
      {status === 'failed' && (
        <>
          <p>{calendar('pricesFailed')}</p>
          <button type="button" onClick={retry} className={actionClass}>
            {calendar('retry')}
          </button>
        </>
      )}
      {status === 'ready' && tooLarge !== null && (
        <>
          <p className="text-clay text-sm">
            {calendar(tooLarge.onSplit ? 'problems.partyTooLarge' : 'problems.groupTooLarge')}
          </p>
          {tooLarge.onSplit && (
            <button type="button" onClick={tooLarge.onSplit} className={actionClass}>
              {tooLarge.splitLabel}
            </button>
          )}
        </>
      )}
      {status === 'ready' && tooLarge === null && (
        <>
          <p>{priceLegend}</p>
          {accessible && <p>{calendar('accessibleLegend')}</p>}
          {soldOutDays(nights).length > 0 && (
            <p>
              <s aria-hidden="true" className="tabular mr-1.5 decoration-edge">
                12
              </s>
              {calendar(withPackage ? 'packageClosedLegend' : 'soldOutLegend')}
            </p>
          )}
          {hasMinimumStay(nights) && (
            <p>
              <span aria-hidden="true" className="tabular mr-1.5 text-brass">
                2+
              </span>
              {calendar('minimumLegend')}
            </p>
          )}
        </>
      )}
    </div>
  );
}
