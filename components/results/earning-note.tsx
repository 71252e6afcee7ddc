import { getLocale, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { type EarnRates, pointsEarned } from '@/lib/stay/earning';

interface EarningNoteProps {
  rates: Promise<EarnRates | null>;
  isMember: boolean;
  returnTo: string;
}

export function EarningNote(props: EarningNoteProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft text-sm">
      <Suspense>
        <EarningSentence {...props} />
      </Suspense>
    </div>
  );
}

async function EarningSentence({ rates, isMember, returnTo }: EarningNoteProps) {
  const locale = await getLocale();
  const known = await rates;
  if (known === null) return null;
  const t = await getTranslations('search.offers');
  const names = await getTranslations('myPage.tier');
  if (isMember) return <p>{t('earnsMember', { tier: names(known.tier) })}</p>;
  const link = 'inline-flex min-h-11 items-center';
  return (
    <>
      <p>{t('earnsGuest', { amount: formatKrw(known.krwPerPoint, locale) })}</p>
      <TextLink href={localizedPath(locale, paths.membershipLogin({ returnTo }))} className={link}>
        {t('earnsLogIn')}
      </TextLink>
      <TextLink href={localizedPath(locale, paths.signUp({ returnTo }))} className={link}>
        {t('earnsJoin')}
      </TextLink>
    </>
  );
}

interface EarnedHereProps {
  rates: Promise<EarnRates | null>;
  roomKrw: number;
}

/** What a member earns at one rate; its line is reserved. */
export function EarnedHere(props: EarnedHereProps) {
  return (
    <span className="tabular block min-h-4 text-pine text-xs">
      <Suspense>
        <EarnedPoints {...props} />
      </Suspense>
    </span>
  );
}

async function EarnedPoints({ rates, roomKrw }: EarnedHereProps) {
  const known = await rates;
  if (known === null) return null;
  const t = await getTranslations('search.offers');
  return t('earns', { points: pointsEarned(roomKrw, known) });
}
