import { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import type { CancellationTerms } from '@/lib/hub/contract/offer';
import { formatSeoulInstant } from '@/lib/stay/format-instant';

/** Cancellation in won and hours: free until when, in Seoul's time, and what it costs after that. */
export function CancellationTermsLine({ locale, terms }: { locale: string; terms: CancellationTerms }) {
  const t = useTranslations('booking.summary');
  const penalty = formatKrw(terms.penaltyKrw, locale);
  return (
    <div className="border-stone border-t pt-4">
      <h3 className="mb-1 text-ink-muted text-xs">{t('cancellationTitle')}</h3>
      <p className="tabular text-sm">
        {terms.freeUntil === null
          ? t('nonRefundable', { penalty })
          : t('freeUntil', { instant: formatSeoulInstant(terms.freeUntil, locale), penalty })}
      </p>
    </div>
  );
}
