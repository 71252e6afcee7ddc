import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import type { MemberRate } from '@/lib/booking/member-rate';
import { joined } from '@/lib/i18n/joined-sentences';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

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
