import { TableConfirmation } from '@/components/dining/table-confirmation';
import { ConfirmationFailure } from '@/components/reservation/confirmation-failure';
import { confirmationMetadata } from '@/lib/booking/confirmation-metadata';
import { loadTableConfirmation } from '@/lib/booking/load-confirmation';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';

export const generateMetadata = confirmationMetadata<{ tableReservationNo: string }>(
  'dining',
  ({ tableReservationNo, locale }) => loadTableConfirmation(tableReservationNo, locale),
);

export default async function TableConfirmationPage({ params }: RouteProps<{ tableReservationNo: string }>) {
  const { locale, tableReservationNo } = await routeParams(params);
  const load = await loadTableConfirmation(tableReservationNo, locale);
  if (load.state !== 'ready') {
    return <ConfirmationFailure of="dining" state={load.state} path={paths.tableConfirmation(tableReservationNo)} />;
  }
  return <TableConfirmation {...load.data} />;
}
