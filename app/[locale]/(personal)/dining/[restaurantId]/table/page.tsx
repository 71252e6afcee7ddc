import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TablePage } from '@/components/dining/table-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { NotFoundPage } from '@/components/layout/not-found';
import { StoppedState } from '@/components/ui/stopped-state';
import { loadTable } from '@/lib/dining/load-table';
import { writeTableParams } from '@/lib/dining/table-params';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';
import { seoulToday } from '@/lib/stay/dates';
import { firstValue } from '@/lib/stay/search-params';

export const generateMetadata = unlistedPage((t) => [t('dining.table.heading'), t('dining.table.description')]);

export default async function TableRoute({ params, searchParams }: QueryRouteProps<{ restaurantId: string }>) {
  const { locale, restaurantId } = await params;
  setRequestLocale(locale);
  const query = await searchParams;
  const now = new Date();
  const load = await loadTable(restaurantId, query, locale);
  if (load.kind === 'notFound') return <NotFoundPage locale={locale} />;
  const { booking, common, dining, problems } = await loadMessages(locale);
  if (load.kind === 'ready') {
    return (
      <TablePage
        locale={locale}
        load={load}
        now={now}
        today={seoulToday(now)}
        messages={{ dining, common, problems, booking: { errors: booking.errors } }}
      />
    );
  }
  const t = await getTranslations({ locale, namespace: 'dining' });
  const link = (label: string, path: string) => ({ label, href: localizedPath(locale, path) });
  const asked = Object.fromEntries(
    ['party', 'date', 'time', 'changing'].map((name) => [name, firstValue(query, name)] as const),
  );
  const here = localizedPath(
    locale,
    paths.restaurantTable(restaurantId, String(new URLSearchParams(Object.entries(asked).flatMap(ofText)))),
  );
  return (
    <main id="content">
      {load.kind === 'tooLarge' && (
        <StoppedState
          title={t('table.tooLargeTitle', { max: load.restaurant.maxParty })}
          sentence={t('table.tooLarge', { telephone: load.restaurant.telephone })}
          links={[
            link(
              t('table.changeSeating'),
              paths.restaurantTable(
                restaurantId,
                writeTableParams({ party: load.restaurant.maxParty, date: load.request.date }),
              ),
            ),
            link(t('table.toAll'), paths.dining()),
          ]}
        />
      )}
      {load.kind === 'walkIn' && (
        <StoppedState
          title={t('table.walkInTitle')}
          sentence={t('detail.walkIn')}
          links={[
            link(t('table.toRestaurant', { name: load.restaurant.name }), paths.restaurant(restaurantId)),
            link(t('table.toAll'), paths.dining()),
          ]}
        />
      )}
      {load.kind === 'notChangeable' && (
        <StoppedState
          title={t('table.change.impossibleTitle')}
          sentence={t('table.change.impossible', { telephone: load.restaurant.telephone })}
          links={[
            link(
              t('table.failure.toTables'),
              load.booker === 'guest'
                ? paths.guestReservation()
                : paths.myPageReservationCheck.diningReservationDetail(load.tableReservationNo),
            ),
          ]}
        />
      )}
      {load.kind === 'login' && (
        <StoppedState
          title={t('confirmation.logInTitle')}
          sentence={t('confirmation.logInSentence')}
          links={[
            link(t('table.failure.session.logIn'), paths.membershipLogin({ returnTo: here })),
            link(t('confirmation.lookUp'), paths.guestReservation()),
          ]}
        />
      )}
      <LoadFailure locale={locale} kind={load.kind} retryHref={here} />
    </main>
  );
}

/** Only parameters that the address had. */
function ofText([name, value]: [string, string | null]): [string, string][] {
  return value === null ? [] : [[name, value]];
}
