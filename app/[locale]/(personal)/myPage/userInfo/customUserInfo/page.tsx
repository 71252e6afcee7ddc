import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PreferencesForm } from '@/components/my-page/preferences/preferences-form';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { PageHeading } from '@/components/ui/page-heading';
import { formProblems } from '@/lib/bff/form-problems';
import { loadPreferences } from '@/lib/member/load-member';
import { entryMetadata, memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = entryMetadata('customUserInfo', (t) => t('myPage.preferences.description'));

export default memberPage(async ({ session }) => {
  const [t, { common, myPage, problems }] = await Promise.all([getTranslations('myPage'), getMessages()]);
  return (
    <>
      <PageHeading title={t('menu.entries.customUserInfo')} lead={t('preferences.lead')} className="mb-10" />
      <MemberAnswer load={loadPreferences()}>
        {(saved) => (
          <NextIntlClientProvider
            messages={{
              common: { form: common.form },
              myPage: { preferences: myPage.preferences },
              problems: formProblems(problems),
            }}
          >
            <PreferencesForm owner={session.membershipNo} saved={saved} />
          </NextIntlClientProvider>
        )}
      </MemberAnswer>
    </>
  );
});
