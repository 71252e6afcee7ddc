import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import type { Preferences } from '@/lib/hub/contract/preference';
import { type Locale, languageByCode } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { MemberLoad } from '@/lib/my-page/member-load';
import { paths } from '@/lib/paths';

interface LanguageFactProps {
  locale: Locale;
  load: Promise<MemberLoad<Preferences>>;
}

/** The language in which the hotels address the member. */
export async function LanguageFact({ locale, load }: LanguageFactProps) {
  const [t, preferences] = await Promise.all([getTranslations({ locale, namespace: 'myPage.profile' }), load]);
  if (preferences.state !== 'ready') return t('unknown');
  return (
    <>
      {languageByCode(preferences.data.language)?.label ?? t('languageNone')}{' '}
      <TextLink href={localizedPath(locale, paths.myPageUserInfo.customUserInfo())} className="ml-2 text-sm">
        {t('languageLink')}
      </TextLink>
    </>
  );
}
