import { getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { formatSeoulInstant } from '@/lib/dates/format';
import type { CancellationTerms } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { cancellationKind } from '@/lib/stay/cancellation-kind';

export interface CancellationLineProps {
  locale: Locale;
  cancellation: CancellationTerms;
  className?: string;
}

export async function cancellationSentence(locale: Locale, cancellation: CancellationTerms): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'search' });
  const kind = cancellationKind(cancellation, new Date());
  const penalty = formatKrw(cancellation.penaltyKrw, locale);
  const instant = cancellation.freeUntil === null ? '' : formatSeoulInstant(cancellation.freeUntil, locale);
  return t(`cancellation.${kind}`, { penalty, instant, minutes: cancellation.graceMinutes ?? 0 });
}

export async function CancellationLine({ locale, cancellation, className }: CancellationLineProps) {
  return <span className={className}>{await cancellationSentence(locale, cancellation)}</span>;
}
