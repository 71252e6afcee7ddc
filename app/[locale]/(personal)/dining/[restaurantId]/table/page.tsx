import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { TablePage } from '@/components/dining/table-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { RenewalPage } from '@/components/layout/renewal';
import { StoppedState } from '@/components/ui/stopped-state';
import { seoulToday } from '@/lib/dates/moment';
import { loadTable } from '@/lib/dining/load-table';
import { writeTableParams } from '@/lib/dining/table-params';
import { loadOf } from '@/lib/hub/hub-load';
import { loadRestaurant } from '@/lib/hub/load-restaurants';
import { localizedPath } from '@/lib/i18n/localized-path';
import { notFoundMetadata, unlistedPage } from '@/lib/metadata/page-metadata';
import { type QueryRouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';

type TableProps = QueryRouteProps<{ restaurantId: string }>;

export async function generateMetadata({ params }: TableProps): Promise<Metadata> {
  const { lang, restaurantId } = await routeParams(params);
  const restaurant = await loadOf(loadRestaurant(restaurantId, lang));
  if (restaurant.state === 'notFound') return notFoundMetadata();
  return unlistedPage((t) => [t('dining.table.heading'), t('dining.table.description')])();
}

export default async function TableRoute({ params, searchParams }: TableProps) {
  const { locale, restaurantId } = await routeParams(params);
  const query = await searchParams;
  const now = new Date();
  const load = await loadTable(restaurantId, query, locale);
  const t = await getTranslations('dining');
  const link = (label: string, path: string) => ({ label, href: localizedPath(locale, path) });
  switch (load.state) {
    case 'ready': {
      const { booking, common, dining, problems } = await getMessages();
      const { failure, obstacle } = booking.change;
      return (
        <TablePage
          {...load.data}
          now={now}
          today={seoulToday(now)}
          messages={{
            dining,
            common,
            problems,
            booking: { errors: booking.errors, form: booking.form, change: { failure, obstacle } },
          }}
        />
      );
    }
    case 'tooLarge': {
      const { maxParty, telephone } = load.restaurant;
      const seating = writeTableParams({ party: maxParty, date: load.request.date });
      return (
        <StoppedState
          title={t('table.tooLargeTitle', { max: maxParty })}
          sentence={t('table.tooLarge', { telephone })}
          links={[
            link(t('table.changeSeating'), paths.restaurantTable(restaurantId, seating)),
            link(t('table.toAll'), paths.dining()),
          ]}
        />
      );
    }
    case 'walkIn':
      return (
        <StoppedState
          title={t('table.walkInTitle')}
          sentence={t('detail.walkIn')}
          links={[
            link(t('table.toRestaurant', { name: load.restaurant.name }), paths.restaurant(restaurantId)),
            link(t('table.toAll'), paths.dining()),
          ]}
        />
      );
    case 'notChangeable': {
      const tables =
        load.booker === 'guest'
          ? paths.guestReservation()
          : paths.myPageReservationCheck.diningReservationDetail(load.tableReservationNo);
      return (
        <StoppedState
          title={t('table.change.impossibleTitle')}
          sentence={t(`table.change.why.${load.status}`, { telephone: load.restaurant.telephone })}
          links={[link(t('table.failure.toTables'), tables)]}
        />
      );
    }
    case 'login': {
      const asked = ['party', 'date', 'time', 'changing'].flatMap((name) => {
        const value = firstValue(query, name);
        return value === null ? [] : [[name, value]];
      });
      const here = paths.restaurantTable(restaurantId, String(new URLSearchParams(asked)));
      return (
        <StoppedState
          title={t('confirmation.logInTitle')}
          sentence={t('confirmation.logInSentence')}
          links={[
            link(t('table.failure.session.logIn'), paths.membershipLogin({ returnTo: localizedPath(locale, here) })),
            link(t('confirmation.lookUp'), paths.guestReservation()),
          ]}
        />
      );
    }
    case 'renew':
      return <RenewalPage />;
    default:
      return <LoadFailure state={load.state} />;
  }
}
