import { useLocale, useTranslations } from 'next-intl';
import { ContactLines } from '@/components/reservation/contact-lines';
import { SaveStayButton } from '@/components/reservation/save-stay-button';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export function ReservationHotel({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('myPage.reservation');
  const locale = useLocale();
  const { telephone, contact } = reservation;
  return (
    <Section rule title={t('hotel')}>
      <DescriptionList
        items={[
          { term: t('address'), description: reservation.address },
          {
            term: t('telephone'),
            description: <TelephoneLink number={telephone} />,
          },
          {
            term: t('contact'),
            description: <ContactLines contact={contact} />,
          },
        ]}
      />
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
        {reservation.status === 'confirmed' && (
          <SaveStayButton locale={locale} label={t('saveCalendar')} reservation={reservation} />
        )}
        <ButtonLink prefetch href={localizedPath(locale, paths.hotel(reservation.hotelId))} variant="secondary">
          {t('hotelLink')}
        </ButtonLink>
        <TextLink href={localizedPath(locale, paths.myPageReservationCheck.roomReservation())}>{t('back')}</TextLink>
      </div>
    </Section>
  );
}
