import { useLocale, useTranslations } from 'next-intl';
import { LoadFailure } from '@/components/layout/load-failure';
import { RenewalPage } from '@/components/layout/renewal';
import { StoppedState } from '@/components/ui/stopped-state';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { NotLoaded } from '@/lib/request/load';
import { answerNotFound } from '@/lib/request/page-answer';
import { paths } from '@/lib/routes/paths';

interface ConfirmationFailureProps {
  of: 'booking' | 'dining';
  state: NotLoaded['state'];
  /** Address of the confirmation, without its language segment. */
  path: string;
}

const list = {
  booking: { label: 'booking.confirmation.toReservations', path: paths.myPageReservationCheck.roomReservation() },
  dining: { label: 'dining.confirmation.toMyPage', path: paths.myPageReservationCheck.diningReservation() },
} as const;

/**
 * In place of a confirmation that this visitor may not see, or that could not be loaded. Unknown numbers and other
 * members' numbers get the same answer.
 */
export function ConfirmationFailure({ of, state, path }: ConfirmationFailureProps) {
  const t = useTranslations();
  const locale = useLocale();
  const lookUp = { label: t(`${of}.confirmation.lookUp`), href: localizedPath(locale, paths.guestReservation()) };
  if (state === 'notFound') {
    answerNotFound();
    const { label, path: listPath } = list[of];
    return (
      <StoppedState
        title={t(`${of}.confirmation.notFoundTitle`)}
        sentence={t(`${of}.confirmation.notFoundSentence`)}
        links={[{ label: t(label), href: localizedPath(locale, listPath) }, lookUp]}
      />
    );
  }
  if (state === 'renew') return <RenewalPage />;
  if (state !== 'login') return <LoadFailure state={state} />;
  const returnTo = localizedPath(locale, path);
  return (
    <StoppedState
      title={t(`${of}.confirmation.logInTitle`)}
      sentence={t(`${of}.confirmation.logInSentence`)}
      links={[
        {
          label: t(`${of}.confirmation.logIn`),
          href: localizedPath(locale, paths.membershipLogin({ returnTo })),
        },
        lookUp,
      ]}
    />
  );
}
