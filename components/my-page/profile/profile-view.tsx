import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay } from '@/lib/dates/format';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { Preferences } from '@/lib/hub/contract/preference';
import { languageByCode, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { latinNameOf } from '@/lib/i18n/member-name';
import { loadPreferences, loadProfile } from '@/lib/member/load-member';
import { countryName } from '@/lib/my-page/countries';
import { loadConsents } from '@/lib/my-page/load-profile';
import type { Load } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { MemberPage } from '../shell/member-answer';
import { MemberSection } from '../shell/member-section';
import { ConsentSection } from './consent-section';

const { editProfile } = paths.myPageUserInfo;

export function ProfileView() {
  const t = useTranslations('myPage.profile');
  const archive = useTranslations('myPage.archive');
  const locale = useLocale();
  const profile = loadProfile();
  const consents = loadConsents(languageOf(locale).code);
  const preferences = loadPreferences();
  const skeleton = <Skeleton className="h-64 w-full" />;
  return (
    <MemberPage loads={[profile, consents]}>
      <div className="flex flex-col gap-16">
        <Section
          rule
          title={t('details')}
          action={<RoomyLink path={editProfile({ edit: 'details' })} label={t('edit')} />}
        >
          <MemberSection load={profile} skeleton={skeleton}>
            {(data) => <ProfileFacts profile={data} language={<LanguageFact load={preferences} />} />}
          </MemberSection>
        </Section>
        <Section rule title={t('contacts')} lead={t('contactsLead')}>
          <MemberSection load={profile} skeleton={<Skeleton className="h-28 w-full" />}>
            {(data) => <ContactFacts profile={data} />}
          </MemberSection>
        </Section>
        <Section
          rule
          title={t('password')}
          lead={t('passwordLead')}
          action={<RoomyLink path={editProfile({ type: 3 })} label={t('passwordLink')} />}
        />
        <Section rule title={t('consents')} lead={t('consentsLead')}>
          <MemberSection load={consents} skeleton={skeleton}>
            {(data) => <ConsentSection consents={data} />}
          </MemberSection>
        </Section>
        <Section
          rule
          title={archive('section')}
          lead={archive('sectionLead')}
          action={<RoomyLink path={paths.myPageUserInfo.archive()} label={archive('link')} />}
        />
      </div>
    </MemberPage>
  );
}

function ContactFacts({ profile }: { profile: MemberProfile }) {
  const t = useTranslations('myPage.profile');
  const contacts = [
    { part: 'email', value: profile.memberEmail },
    { part: 'mobile', value: profile.memberMobile },
  ] as const;
  return (
    <DescriptionList
      items={contacts.map(({ part, value }) => ({
        term: t(part),
        description: (
          <span className="flex flex-wrap items-center justify-between gap-x-6">
            <span className="wrap-anywhere min-w-0">{value || t('missing')}</span>
            <RoomyLink path={editProfile({ edit: part })} label={t(`change.${part}`)} />
          </span>
        ),
      }))}
    />
  );
}

async function LanguageFact({ load }: { load: Promise<Load<Preferences>> }) {
  const locale = await getLocale();
  const [t, preferences] = await Promise.all([getTranslations('myPage.profile'), load]);
  if (preferences.state !== 'ready') return t('unknown');
  return (
    <>
      <span>{languageByCode(preferences.data.language)?.label ?? t('languageNone')}</span>{' '}
      <TextLink href={localizedPath(locale, paths.myPageUserInfo.customUserInfo())} className="ml-2 text-sm">
        {t('languageLink')}
      </TextLink>
    </>
  );
}

function RoomyLink({ path, label }: { path: string; label: string }) {
  return (
    <TextLink href={localizedPath(useLocale(), path)} className="inline-flex min-h-11 items-center">
      {label}
    </TextLink>
  );
}

interface ProfileFactsProps {
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
