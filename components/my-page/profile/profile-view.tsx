import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { Preferences } from '@/lib/hub/contract/preference';
import { languageByCode, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadPreferences, loadProfile } from '@/lib/member/load-member';
import { loadConsents } from '@/lib/my-page/load-profile';
import type { ProfilePart } from '@/lib/my-page/profile-parts';
import type { Load } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { MemberPage } from '../shell/member-page';
import { MemberSection } from '../shell/member-section';
import { ConsentSection } from './consent-section';
import { ProfileFacts } from './profile-facts';

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
        <Section rule title={t('details')} action={<EditLink to={{ edit: 'details' }} label={t('edit')} />}>
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
          action={<EditLink to={{ type: 3 }} label={t('passwordLink')} />}
        >
          {null}
        </Section>
        <Section rule title={t('consents')} lead={t('consentsLead')}>
          <MemberSection load={consents} skeleton={skeleton}>
            {(data) => <ConsentSection consents={data} />}
          </MemberSection>
        </Section>
        <Section
          rule
          title={archive('section')}
          lead={archive('sectionLead')}
          action={
            <TextLink
              href={localizedPath(locale, paths.myPageUserInfo.archive())}
              className="inline-flex min-h-11 items-center"
            >
              {archive('link')}
            </TextLink>
          }
        >
          {null}
        </Section>
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
            <EditLink to={{ edit: part }} label={t(`change.${part}`)} />
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

function EditLink({ label, to }: { label: string; to: { edit: ProfilePart } | { type: 3 } }) {
  const href = localizedPath(useLocale(), paths.myPageUserInfo.editProfile(to));
  return (
    <TextLink href={href} className="inline-flex min-h-11 items-center">
      {label}
    </TextLink>
  );
}
