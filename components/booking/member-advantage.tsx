import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import { StoppedState } from '@/components/ui/stopped-state';
import type { MemberRate, PublicRate } from '@/lib/booking/member-rate';
import type { Tier } from '@/lib/hub/contract/member';
import { joined } from '@/lib/i18n/list-text';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { offersOfBooking, type StayToBook, writeBookingParams } from '@/lib/stay/booking-params';

interface MemberAdvantageProps {
  /** Null where members pay the same for these rooms. */
  memberRate: MemberRate | null;
  earnedPoints: number | null;
  /** Returns to this booking, at the member's rate where there is one. */
  logInHref: string;
  joinHref: string;
}

export function MemberAdvantage({ memberRate, earnedPoints, logInHref, joinHref }: MemberAdvantageProps) {
  const t = useTranslations('booking.guest');
  const locale = useLocale();
  const links = [
    { label: t('logIn'), href: logInHref },
    { label: t('join'), href: joinHref },
    { label: t('programme'), href: localizedPath(locale, paths.programme()) },
  ];
  const sentences = [
    memberRate === null
      ? t('asMember')
      : t('memberSaving', {
          total: formatKrw(memberRate.totalKrw, locale),
          saving: formatKrw(memberRate.savingKrw, locale),
        }),
    ...(earnedPoints === null ? [] : [t('earns', { points: earnedPoints })]),
  ];
  return (
    <div className="mb-10 max-w-reading border-brass border-l-2 pl-5 text-ink-soft">
      <p>{joined(sentences, locale)}</p>
      <p className="flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <TextLink key={href} href={href} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}

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
