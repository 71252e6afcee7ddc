'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { useDashboard, useReservationList, useTableList } from '@/lib/my-page/member-atoms';
import { reservationsInView } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/paths';
import { ReservationCardSkeleton } from '../reservation-check/reservation-card-skeleton';
import { MemberContent, Unavailable } from '../shell/member-content';
import { LandingProgress } from './landing-progress';
import { LandingSummary, LandingSummarySkeleton } from './landing-summary';
import { NextStay } from './next-stay';
import { Timeline } from './timeline';

export interface LandingProps {
  /** `yyyy-MM-dd` */
  todaySeoul: string;
}

/** My Page's first view: tier and points, the next stay, and the way to the next tier. */
export function Landing({ todaySeoul }: LandingProps) {
  const t = useTranslations('myPage.landing');
  const locale = useLocale();
  const dashboard = useDashboard();
  const reservations = useReservationList(languageOf(locale).code);
  const tables = useTableList(languageOf(locale).code);
  // One sentence for one trouble: with nothing to show, two of them would only say it twice.
  if (!dashboard.data && !reservations.data && dashboard.isError && reservations.isError) {
    return (
      <Unavailable
        pending={dashboard.isFetching || reservations.isFetching}
        onRetry={() => void Promise.all([dashboard.refetch(), reservations.refetch(), tables.refetch()])}
      />
    );
  }
  return (
    <div className="flex flex-col gap-16">
      <MemberContent result={dashboard} skeleton={<LandingSummarySkeleton />}>
        {(data) => <LandingSummary dashboard={data} />}
      </MemberContent>
      <Section
        title={t('nextStay')}
        action={
          <TextLink
            href={localizedPath(locale, paths.myPageReservationCheck.roomReservation())}
            prefetch={false}
            className="text-sm"
          >
            {t('allReservations')}
          </TextLink>
        }
      >
        <MemberContent
          result={reservations}
          skeleton={
            <div className="md:w-1/2">
              <ReservationCardSkeleton />
            </div>
          }
        >
          {(list) => (
            <NextStay
              reservation={reservationsInView(list.reservations, 'upcoming', todaySeoul)[0]}
              todaySeoul={todaySeoul}
            />
          )}
        </MemberContent>
      </Section>
      <Timeline todaySeoul={todaySeoul} stays={reservations} tables={tables} />
      {dashboard.data && <LandingProgress dashboard={dashboard.data} />}
    </div>
  );
}
