import { useLocale, useTranslations } from 'next-intl';
import { exceptionSentences } from '@/components/stay/notice-sentences';
import { formatKrw } from '@/components/ui/price';
import type { FacilityFacts } from '@/lib/hub/contract/facility-facts';

/** Of those announced for the coming weeks; a stay says its own. */
const MOST_EXCEPTIONS = 2;

/** Hours, price and rules of one facility, and when it differs next. Nothing is said of what the hub does not know. */
export function FacilityFactLines({ facts }: { facts: FacilityFacts }) {
  const t = useTranslations('hotels.detail.facilityFacts');
  const notices = useTranslations('common.stayNotices');
  const locale = useLocale();
  const { hours, price, admittedFromAge, accompaniedBelowAge, rule, exceptions } = facts;
  const known = [
    hours && `${hours.from}–${hours.until}`,
    price && (price.amountKrw === 0 ? t('free') : t(`per.${price.per}`, { price: formatKrw(price.amountKrw, locale) })),
    admittedFromAge && t('admitted', { age: admittedFromAge }),
    accompaniedBelowAge && t('accompanied', { age: accompaniedBelowAge }),
  ].filter((fact) => fact !== null);
  const lines = [
    ...(known.length > 0 ? [known.join('\u00A0· ')] : []),
    ...(rule === null ? [] : [rule]),
    ...exceptionSentences(exceptions.slice(0, MOST_EXCEPTIONS), { t: notices, locale }),
  ];
  return lines.map((line) => (
    <span key={line} className="tabular keep-words block text-ink-soft text-sm first-letter:uppercase">
      {line}
    </span>
  ));
}
