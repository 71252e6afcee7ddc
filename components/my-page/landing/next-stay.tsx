'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { daysBetween } from '@/lib/stay/dates';
import { ReservationCard } from '../reservation-check/reservation-card';

export interface NextStayProps {
  /** Undefined when no stay is planned. */
  reservation: ReservationSummary | undefined;
  todaySeoul: string;
}

/** The stay that comes first, with the days until then; without one, the way to the search. */
export function NextStay({ reservation, todaySeoul }: NextStayProps) {
  const t = useTranslations('myPage.landing');
  const locale = useLocale();
  if (!reservation) {
    return (
      <EmptyState
        title={t('noStayTitle')}
        sentence={t('noStaySentence')}
        actions={<ButtonLink href={localizedPath(locale, paths.home())}>{t('search')}</ButtonLink>}
      />
    );
  }
  const days = daysBetween(todaySeoul, reservation.checkInDate);
  return (
    <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[3fr_2fr]">
      <ReservationCard reservation={reservation} titleLevel={3} priority />
      <p className="display order-first text-xl md:order-none md:border-stone-deep md:border-t md:pt-5">
        {days < 0 ? t('staying') : t('daysUntil', { days })}
      </p>
    </div>
  );
}
