import 'server-only';
import type { Metadata } from 'next';
import { type PageTranslator, unlistedPage } from '@/lib/metadata/page-metadata';
import { type RouteParams, type RouteProps, routeParams } from '@/lib/metadata/route-props';
import type { ConfirmationLoad } from './load-confirmation';

type Confirmed = ConfirmationLoad<{ status: string }>;

function titleOf(of: 'booking' | 'dining', answer: Confirmed, t: PageTranslator): string {
  if (answer.kind === 'unavailable') return t('common.state.hubUnavailableTitle');
  if (answer.kind === 'guest') return t(`${of}.confirmation.logInTitle`);
  if (answer.kind === 'notFound') return t(`${of}.confirmation.notFoundTitle`);
  const isCancelled = answer.kind === 'ready' && answer.reservation.status === 'cancelled';
  return t(`${of}.confirmation.${isCancelled ? 'cancelledTitle' : 'eyebrow'}`);
}

export const confirmationMetadata =
  <Segments>(of: 'booking' | 'dining', load: (route: RouteParams<Segments>) => Promise<Confirmed>) =>
  async ({ params }: RouteProps<Segments>): Promise<Metadata> => {
    const answer = await load(await routeParams(params));
    return unlistedPage((t) => [titleOf(of, answer, t), t(`${of}.confirmation.description`)])({ params });
  };
