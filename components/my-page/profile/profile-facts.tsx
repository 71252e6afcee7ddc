import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { formatDay } from '@/lib/dates/format';
import type { MemberProfile } from '@/lib/hub/contract/member';
import { localizedPath } from '@/lib/i18n/localized-path';
import { latinNameOf } from '@/lib/i18n/member-name';
import { countryName } from '@/lib/my-page/countries';
import { paths } from '@/lib/routes/paths';

export interface ProfileFactsProps {
  profile: MemberProfile;
  /** From the preferences, whose failure affects this line only. */
  language: ReactNode;
}

export function ProfileFacts({ profile, language }: ProfileFactsProps) {
  const t = useTranslations('myPage.profile');
  const locale = useLocale();
  const { memberName, memberGender, birthDate, country, membershipId } = profile;
  const gender = memberGender === 'F' || memberGender === 'M' ? memberGender : 'none';
  return (
    <>
      <DescriptionList
        items={[
          { term: t('name'), description: memberName || t('missing') },
          { term: t('latinName'), description: latinNameOf(profile) || t('missing') },
          { term: t('birthDate'), description: birthDate ? formatDay(birthDate, locale) : <MissingBirthDate /> },
          { term: t('gender'), description: t(`genders.${gender}`) },
          { term: t('country'), description: country ? countryName(country, locale) : t('missing') },
          { term: t('membershipId'), description: membershipId },
          { term: t('language'), description: <Suspense fallback={t('loading')}>{language}</Suspense> },
        ]}
      />
      <p className="mt-4 text-ink-muted text-sm">{t('nameHint')}</p>
    </>
  );
}

/** It cannot be registered here, so the customer centre is the next step. */
function MissingBirthDate() {
  const t = useTranslations('myPage.profile');
  return (
    <>
      <span>{t('missing')}</span>{' '}
      <TextLink href={localizedPath(useLocale(), paths.myPageDirectQnA())}>{t('missingLink')}</TextLink>
    </>
  );
}
