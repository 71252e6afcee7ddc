import 'server-only';
import type { Metadata } from 'next';
import { type PageTranslator, unlistedPage } from '@/lib/metadata/page-metadata';
import { type RouteParams, type RouteProps, routeParams } from '@/lib/metadata/route-props';
import type { ConfirmationLoad } from './load-confirmation';

type Confirmed = ConfirmationLoad<{ status: string }>;

function titleOf(of: 'booking' | 'dining', answer: Confirmed, t: PageTranslator): string {
  if (answer.state === 'unavailable') return t('common.state.hubUnavailableTitle');
  if (answer.state === 'login') return t(`${of}.confirmation.logInTitle`);
  if (answer.state === 'notFound') return t(`${of}.confirmation.notFoundTitle`);
  const isCancelled = answer.state === 'ready' && answer.data.reservation.status === 'cancelled';
  return t(`${of}.confirmation.${isCancelled ? 'cancelledTitle' : 'eyebrow'}`);
}

export const confirmationMetadata =
  <Segments>(of: 'booking' | 'dining', load: (route: RouteParams<Segments>) => Promise<Confirmed>) =>
  async ({ params }: RouteProps<Segments>): Promise<Metadata> => {
    const answer = await load(await routeParams(params));
    return unlistedPage((t) => [titleOf(of, answer, t), t(`${of}.confirmation.description`)])();
  };
