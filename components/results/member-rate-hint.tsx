import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { type ResultView, writeResultParams } from '@/lib/stay/result-params';
import type { Stay } from '@/lib/stay/search-params';

export interface MemberRateHintProps {
  locale: Locale;
  search: Stay;
  view: ResultView;
}

/** For guests: the login that shows members' prices leads back to this list. */
export async function MemberRateHint({ locale, search, view }: MemberRateHintProps) {
  const t = await getTranslations({ locale, namespace: 'results' });
  const returnTo = localizedPath(locale, paths.search(writeResultParams(search, view)));
  return (
    <p className="mb-5 text-ink-soft text-sm">
      {t('member.sentence')}{' '}
      <TextLink href={localizedPath(locale, paths.membershipLogin({ returnTo }))}>{t('member.logIn')}</TextLink>
    </p>
  );
}
