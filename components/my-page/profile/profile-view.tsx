import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadConsents, loadPreferences, loadProfile } from '@/lib/my-page/member-loads';
import { paths } from '@/lib/paths';
import { MemberPage } from '../shell/member-page';
import { MemberSection } from '../shell/member-section';
import { ConsentSection } from './consent-section';
import { ContactFacts } from './contact-facts';
import { EditLink } from './edit-link';
import { LanguageFact } from './language-fact';
import { ProfileFacts } from './profile-facts';

export function ProfileView({ locale }: { locale: Locale }) {
  const t = useTranslations('myPage.profile');
  const profile = loadProfile();
  const consents = loadConsents(languageOf(locale).code);
  const preferences = loadPreferences();
  const { editProfile } = paths.myPageUserInfo;
  const skeleton = <Skeleton className="h-64 w-full" />;
  return (
    <MemberPage loads={[profile, consents]}>
      <div className="flex flex-col gap-16">
        <Section rule title={t('details')} action={<EditLink locale={locale} part="details" label={t('edit')} />}>
          <MemberSection load={profile} skeleton={skeleton}>
            {(data) => <ProfileFacts profile={data} language={<LanguageFact locale={locale} load={preferences} />} />}
          </MemberSection>
        </Section>
        <Section rule title={t('contacts')} lead={t('contactsLead')}>
          <MemberSection load={profile} skeleton={<Skeleton className="h-28 w-full" />}>
            {(data) => <ContactFacts locale={locale} profile={data} />}
          </MemberSection>
        </Section>
        <Section
          rule
          title={t('password')}
          lead={t('passwordLead')}
          action={<EditLink href={localizedPath(locale, editProfile({ type: 3 }))} label={t('passwordLink')} />}
        >
          {null}
        </Section>
        <Section rule title={t('consents')} lead={t('consentsLead')}>
          <MemberSection load={consents} skeleton={skeleton}>
            {(data) => <ConsentSection locale={locale} consents={data} />}
          </MemberSection>
        </Section>
      </div>
    </MemberPage>
  );
}
