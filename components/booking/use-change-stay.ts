import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { bffPost } from '@/lib/bff/bff-client';
import { postOnce } from '@/lib/bff/post-once';
import { isProblemError } from '@/lib/bff/problem-error';
import type { ChangeAddresses } from '@/lib/booking/change-addresses';
import { type ChangeFailure, type CompleteChange, changeBody, changeFailureOf } from '@/lib/booking/change-stay';
import type { ChangeQuote } from '@/lib/hub/contract/reservation-change';
import { languageOf } from '@/lib/i18n/languages';

/** What was asked for, with its price: the fields may say something else by the time of the answer. */
interface QuotedChange {
  form: CompleteChange;
  quote: ChangeQuote;
}

interface ChangeState {
  stage: 'wish' | 'quoted' | 'done';
  pending: boolean;
  quoted: QuotedChange | null;
  /** The earlier total, when the price changed between quote and change. */
  movedFromKrw: number | null;
  failure: ChangeFailure | null;
}

const atFirst: ChangeState = { stage: 'wish', pending: false, quoted: null, movedFromKrw: null, failure: null };

/** Quotes a change and makes it at that price, one request at a time and once. */
export function useChangeStay(addresses: Pick<ChangeAddresses, 'quote' | 'change'>, onDone: () => void) {
  const { code: lang } = languageOf(useLocale());
  const [state, setState] = useState<ChangeState>(atFirst);
  const running = useRef(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setState((before) => ({ ...before, pending: true, failure: null }));
    try {
      await work();
    } finally {
      running.current = false;
      setState((before) => ({ ...before, pending: false }));
    }
  }

  async function ask(form: CompleteChange, movedFromKrw: number | null): Promise<void> {
    try {
      const { data } = await bffPost<{ data: ChangeQuote }>(addresses.quote, { ...changeBody(form), lang });
      setState((before) => ({
        ...before,
        stage: 'quoted',
        quoted: { form, quote: data },
        movedFromKrw,
        failure: null,
      }));
    } catch (error) {
      if (!isProblemError(error)) throw error;
      setState((before) => ({ ...before, stage: 'wish', failure: changeFailureOf(error, true) }));
    }
  }

  async function make(form: CompleteChange, quote: ChangeQuote): Promise<void> {
    try {
      const body = { ...changeBody(form), expectedTotalKrw: quote.afterKrw, lang };
      await postOnce({ path: addresses.change, body });
      setState((before) => ({ ...before, stage: 'done', failure: null }));
      onDone();
    } catch (error) {
      if (!isProblemError(error)) throw error;
      const failure = changeFailureOf(error, false);
      if (failure.kind === 'priceChanged') await ask(form, quote.afterKrw);
      else setState((before) => ({ ...before, failure }));
    }
  }

  return {
    ...state,
    askPrice: (form: CompleteChange) => once(() => ask(form, null)),
    confirm: ({ form, quote }: QuotedChange) => once(() => make(form, quote)),
    back: () => setState(atFirst),
  };
}
