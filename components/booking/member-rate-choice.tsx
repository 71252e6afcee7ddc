import { useLocale, useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { StoppedState } from '@/components/ui/stopped-state';
import type { PublicRate } from '@/lib/booking/member-rate';
import type { Tier } from '@/lib/hub/contract/member';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { offersOfBooking, type StayToBook, writeBookingParams } from '@/lib/stay/booking-params';

interface MemberRateChoiceProps {
  booking: StayToBook;
  totalKrw: number;
  publicRate: PublicRate | null;
  /** The lowest tier that may book it; null where every member may. */
  fromTier: Tier | null;
  logInHref: string;
  joinHref: string;
}

export function MemberRateChoice(props: MemberRateChoiceProps) {
  const { booking, totalKrw, publicRate, logInHref, joinHref, fromTier } = props;
  const t = useTranslations('booking.memberRate');
  const locale = useLocale();
  const tiers = useTranslations('myPage.tier');
  const tier = fromTier && tiers(fromTier);
  const offers = paths.hotelOffers(booking.hotelId, offersOfBooking(booking));
  const asGuest = publicRate && {
    label: t('asGuest', { total: formatKrw(publicRate.totalKrw, locale) }),
    href: localizedPath(locale, paths.booking(writeBookingParams(publicRate.booking))),
  };
  return (
    <StoppedState
      level={2}
      title={tier ? t('tierTitle', { tier }) : t('title')}
      sentence={tier ? t('tierSentence', { tier }) : t('sentence')}
      links={[
        { label: t('logIn', { total: formatKrw(totalKrw, locale) }), href: logInHref },
        // Who joins has the lowest tier.
        ...(tier ? [] : [{ label: t('join'), href: joinHref }]),
        ...(asGuest ? [asGuest] : []),
        { label: t('otherRates'), href: localizedPath(locale, offers) },
      ]}
    />
  );
}
