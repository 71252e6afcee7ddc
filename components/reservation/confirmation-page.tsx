import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionList, type DescriptionListProps } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { PrintButton } from './device-buttons';
import { MailAgain } from './mail-again';
import { ReservationNumber, type ReservationNumberProps } from './reservation-number';

export interface ConfirmationPageProps extends Pick<ReservationNumberProps, 'number' | 'testId'> {
  of: 'booking' | 'dining';
  reservation: { status: string; contact: { email: string } };
  /** Null for a guest, who finds it again by the look-up. */
  detailPath: string | null;
  underNumber?: ReactNode;
  facts: DescriptionListProps['items'];
  saveButton: ReactNode;
  aside: ReactNode;
  columns: string;
  children?: ReactNode;
}

export function ConfirmationPage(props: ConfirmationPageProps) {
  const { of, reservation, number, testId, detailPath, underNumber, facts, saveButton, aside } = props;
  const t = useTranslations();
  const { status, contact } = reservation;
  const cancelled = status === 'cancelled';
  const confirmed = status === 'confirmed';
  return (
    <main id="content" className="page-width py-10 md:py-16">
      <PageHeading
        eyebrow={t(`${of}.confirmation.eyebrow`)}
        title={t(`${of}.confirmation.${cancelled ? 'cancelledTitle' : 'title'}`)}
        size="display"
        lead={
          cancelled
            ? t(`${of}.confirmation.cancelledLead`)
            : confirmed && t(`${of}.confirmation.lead`, { email: contact.email })
        }
      >
        <ReservationNumber
          label={t(`${of}.confirmation.reservationNo`)}
          number={number}
          testId={testId}
          className="mt-8"
        />
        {underNumber}
      </PageHeading>
      <div className={clsx('mt-12 grid grid-cols-1 items-start gap-x-16 gap-y-10', props.columns)}>
        <div className="flex min-w-0 flex-col gap-10">
          <DescriptionList items={facts} />
          {props.children}
          <div data-screen-only className="flex flex-wrap gap-3">
            <ButtonLink href={localizedPath(useLocale(), detailPath ?? paths.guestReservation())}>
              {t(`${of}.confirmation.${detailPath === null ? 'toLookUp' : 'toMyPage'}`)}
            </ButtonLink>
            {saveButton}
            {confirmed && (
              <MailAgain
                of={of}
                booker={detailPath === null ? 'guest' : 'member'}
                number={number}
                email={contact.email}
              />
            )}
            <PrintButton label={t(`${of}.confirmation.print`)} />
          </div>
        </div>
        {aside}
      </div>
    </main>
  );
}
