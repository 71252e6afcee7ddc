import { Confirmation } from '@/components/booking/confirmation';
import { ConfirmationFailure } from '@/components/reservation/confirmation-failure';
import { confirmationMetadata } from '@/lib/booking/confirmation-metadata';
import { loadConfirmation } from '@/lib/booking/load-confirmation';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';

export const generateMetadata = confirmationMetadata<{ reservationNo: string }>(
  'booking',
  ({ reservationNo, locale }) => loadConfirmation(reservationNo, locale),
);

export default async function ConfirmationPage({ params }: RouteProps<{ reservationNo: string }>) {
  const { locale, reservationNo } = await routeParams(params);
  const load = await loadConfirmation(reservationNo, locale);
  if (load.state !== 'ready') {
    return <ConfirmationFailure of="booking" state={load.state} path={paths.bookingConfirmation(reservationNo)} />;
  }
  return <Confirmation {...load.data} />;
}
