import { getTranslations } from 'next-intl/server';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { PreferencesForm } from '@/components/my-page/preferences/preferences-form';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { PageHeading } from '@/components/ui/page-heading';
import { loadMessages } from '@/lib/i18n/messages';
import { entryMetadata, memberPage } from '@/lib/my-page/entry-page';
import { formProblems } from '@/lib/my-page/form-problems';
import { loadPreferences } from '@/lib/my-page/member-loads';

export const generateMetadata = entryMetadata('customUserInfo', (t) => t('myPage.preferences.description'));

export default memberPage(async ({ locale, session }) => {
  const [t, { myPage, problems }] = await Promise.all([
    getTranslations({ locale, namespace: 'myPage' }),
    loadMessages(locale),
  ]);
  return (
    <>
      <PageHeading title={t('menu.entries.customUserInfo')} lead={t('preferences.lead')} className="mb-10" />
      <MemberAnswer load={loadPreferences()}>
        {(saved) => (
          <BrowserTexts messages={{ myPage: { preferences: myPage.preferences }, problems: formProblems(problems) }}>
            <PreferencesForm owner={session.membershipNo} saved={saved} />
          </BrowserTexts>
        )}
      </MemberAnswer>
    </>
  );
});
