import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import type { ChangeAddresses } from '@/lib/booking/change-addresses';
import { type ChangeFailure, changeFailureOf } from '@/lib/booking/change-failure';
import { type CompleteChange, changeFormOf } from '@/lib/booking/change-stay';
import { takeWish } from '@/lib/booking/change-wish';
import { changeRequest, sendChange, sendQuoteRequest, stayAtRevision } from '@/lib/booking/send-change';
import { isHeld, takeCompleted } from '@/lib/browser-storage/attempts';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { ChangeQuote } from '@/lib/hub/contract/reservation-change';
import { languageOf } from '@/lib/i18n/languages';

interface Wish {
  form: CompleteChange;
  /** The earlier sum, if it changed between quote and change: the total, or the fee of rooms that are cancelled. */
  moved: { sum: 'total' | 'fee'; fromKrw: number } | null;
}

/** What was asked for, with its price: the fields may say something else by the time of the answer. */
export interface QuotedChange extends Wish {
  quote: ChangeQuote;
  /** Of the reservation that the quote is for. */
  revision: number;
}

interface ChangedStay {
  addresses: Pick<ChangeAddresses, 'quote' | 'change'>;
  reservation: ReservationDetail;
  /** A wish that the visitor came with: it is quoted at once. */
  first: CompleteChange | null;
  onDone?: (() => void) | undefined;
  /** The reservation on the page is not the present one. */
  onOutdated?: (() => void) | undefined;
}

/** It was changed or cancelled elsewhere, or has become too late to change: the server says which. */
const isOutdated = ({ kind }: ChangeFailure) => kind === 'changedMeanwhile' || kind === 'notChangeable';

/** Quotes a change and makes it at that price, one request at a time and once. */
export function useChangeStay({ addresses, reservation, first, onDone, onOutdated }: ChangedStay) {
  const { revision } = reservation;
  const { code: lang } = languageOf(useLocale());
  const [quoted, setQuoted] = useState<QuotedChange | null>(null);

  const quoting = useAction(
    async (wish: Wish) => {
      const quote = await sendQuoteRequest(addresses.quote, { form: wish.form, revision, lang });
      setQuoted({ ...wish, quote, revision });
    },
    {
      asks: true,
      failureOf: (problem): ChangeFailure => {
        setQuoted(null);
        const failure = changeFailureOf(problem);
        if (isOutdated(failure)) onOutdated?.();
        return failure;
      },
    },
  );
  const changing = useAction(
    async (change: QuotedChange) => {
      await sendChange(addresses.change, { ...change, lang });
      onDone?.();
      return true;
    },
    {
      failureOf: (problem, { form, quote }): ChangeFailure | null => {
        const failure = changeFailureOf(problem);
        if (failure.kind === 'changedMeanwhile') setQuoted(null);
        if (isOutdated(failure)) onOutdated?.();
        if (failure.kind === 'priceChanged')
          void quoting.run({ form, moved: { sum: 'total', fromKrw: quote.afterKrw } });
        else if (failure.kind === 'feeChanged')
          void quoting.run({ form, moved: { sum: 'fee', fromKrw: quote.feeKrw } });
        else return failure;
        return null;
      },
    },
  );
  const [opening, setOpening] = useState(first !== null);
  const askFirst = useEffectEvent(() => {
    if (first !== null) void quoting.run({ form: first, moved: null });
  });
  useEffect(() => askFirst(), []);
  const [isMadeBefore, setMadeBefore] = useState(false);
  const lookForMade = useEffectEvent(() =>
    setMadeBefore(takeCompleted(addresses.change, stayAtRevision(changeFormOf(reservation), revision))),
  );
  useEffect(() => lookForMade(), []);
  if (opening && (quoted || quoting.failure)) setOpening(false);
  const stage: 'wish' | 'quoted' | 'done' = changing.result ? 'done' : quoted ? 'quoted' : 'wish';

  return {
    stage,
    /** The first wish has no answer yet. */
    opening,
    /** The page was opened with what an earlier change, whose answer was lost, has asked for. */
    isMadeBefore,
    quoted,
    pending: quoting.pending || changing.pending,
    failure: quoting.failure ?? changing.failure,
    askPrice: (form: CompleteChange) => {
      changing.reset();
      void quoting.run({ form, moved: null });
    },
    confirm: (change: QuotedChange) => void changing.run(change),
    /** After the identity check, what was refused before it; another sum is agreed to first. */
    goOn: (change: QuotedChange) => {
      changing.reset();
      if (isHeld(changeRequest(addresses.change, { ...change, lang }))) void changing.run(change);
    },
    back: () => {
      setQuoted(null);
      quoting.reset();
      changing.reset();
    },
  };
}

/**
 * Restores the wish that was left for the identity check, which was shown in place of the page.
 * @param isVerified the member comes back from it
 */
export function useRestoredWish(
  isVerified: boolean,
  reservation: ReservationDetail,
  onRestored: (wish: CompleteChange) => void,
) {
  const [restored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const wish = isVerified ? takeWish(browserStores()?.session ?? null, reservation) : null;
    if (wish === null) return;
    setRestored(true);
    onRestored(wish);
  });
  useEffect(() => restore(), []);
  return { restored, endRestored: () => setRestored(false) };
}
