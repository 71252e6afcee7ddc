import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/fold';
import { TextLink } from '@/components/ui/link';
import { formatDay } from '@/lib/dates/format';
import type { ExpectedPoints } from '@/lib/hub/contract/point';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

/** Stays that are named; later ones are behind a line. */
const SHOWN = 3;

export function ExpectedStays({ expected, asOf }: ExpectedPoints) {
  const t = useTranslations('myPage.points.expected');
  if (expected.length === 0) return null;
  const later = expected.slice(SHOWN);
  return (
    <section aria-labelledby="expected">
      <h2 id="expected" className="text-ink-soft text-sm">
        {t('title')}
      </h2>
      <StayList expected={expected.slice(0, SHOWN)} asOf={asOf} />
      {later.length > 0 && (
        <Fold summary={t('more', { count: later.length })}>
          <StayList expected={later} asOf={asOf} />
        </Fold>
      )}
    </section>
  );
}

function StayList({ expected, asOf }: ExpectedPoints) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-stone border-stone border-b">
      {expected.map(({ reservationNo, hotelName, points, expectedBy }) => {
        const isLate = expectedBy < asOf;
        const date = formatDay(expectedBy, locale);
        return (
          <li key={reservationNo} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span>{hotelName}</span>
              <span className="tabular whitespace-nowrap">{t('units.points', { points })}</span>
            </p>
            <p className={clsx('text-sm', isLate ? 'text-clay' : 'text-ink-soft')}>
              {t(isLate ? 'points.expected.late' : 'points.expected.by', { date })}
            </p>
            {isLate && (
              <TextLink
                href={localizedPath(locale, paths.myPagePoint.pointsAdjustment({ stay: reservationNo }))}
                className="inline-flex min-h-11 items-center text-sm"
              >
                <span>{t('points.expected.claim')}</span>
                <span className="sr-only">{hotelName}</span>
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
