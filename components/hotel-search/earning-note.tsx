import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import type { EarnRates } from '@/lib/stay/earning';

interface EarningNoteProps {
  locale: Locale;
  rates: EarnRates;
  isMember: boolean;
  /** These rooms, to which a login leads back. */
  returnTo: string;
}

/** Once above the rooms: at which tier the points beside the prices are, or what a guest would earn as a member. */
export async function EarningNote({ locale, rates, isMember, returnTo }: EarningNoteProps) {
  const t = await getTranslations({ locale, namespace: 'search.offers' });
  const names = await getTranslations({ locale, namespace: 'myPage.tier' });
  if (isMember) {
    return <p className="mb-8 text-ink-soft text-sm">{t('earnsMember', { tier: names(rates.tier) })}</p>;
  }
  const { krwPerPoint } = rates;
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
      {t('earnsGuest', { amount: formatKrw(krwPerPoint, locale) })}
      <TextLink
        href={localizedPath(locale, paths.membershipLogin({ returnTo }))}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {t('earnsLogIn')}
      </TextLink>
      <TextLink
        href={localizedPath(locale, paths.signUp())}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {t('earnsJoin')}
      </TextLink>
    </p>
  );
}
