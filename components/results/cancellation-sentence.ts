import { getLocale, getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { formatSeoulInstant } from '@/lib/dates/format';
import type { CancellationTerms } from '@/lib/hub/contract/offer';
import { cancellationKind } from '@/lib/stay/cancellation-kind';

async function sentenceOf(namespace: 'search.cancellation' | 'search.cancellationSummary', terms: CancellationTerms) {
  const locale = await getLocale();
  const t = await getTranslations(namespace);
  const instant = terms.freeUntil === null ? '' : formatSeoulInstant(terms.freeUntil, locale);
  return t(cancellationKind(terms, new Date()), {
    penalty: formatKrw(terms.penaltyKrw, locale),
    instant,
    minutes: terms.graceMinutes ?? 0,
  });
}

export const cancellationSentence = (terms: CancellationTerms) => sentenceOf('search.cancellation', terms);

/** Until when it is free of charge, for a list of hotels; the rates of a room say the rest. */
export const cancellationSummary = (terms: CancellationTerms) => sentenceOf('search.cancellationSummary', terms);
