import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { ProfileEditor } from '@/components/my-page/profile/profile-editor';
import { ProfileView } from '@/components/my-page/profile/profile-view';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { PasswordForm } from '@/components/my-page/user-info/password-form';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { loadProfile } from '@/lib/member/load-member';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { memberPage } from '@/lib/my-page/entry-page';
import { type ProfilePart, profileParts } from '@/lib/my-page/profile-parts';
import { paths } from '@/lib/routes/paths';
import { chosenValue, firstValue, type QueryValues } from '@/lib/routes/query-values';

/** Specification, section 2: `?type=3` is the password change screen. */
const PASSWORD_SCREEN = '3';

function screenOf(query: QueryValues): ProfilePart | 'password' | 'view' {
  return firstValue(query, 'type') === PASSWORD_SCREEN
    ? 'password'
    : (chosenValue(query, 'edit', profileParts) ?? 'view');
}

export async function generateMetadata({ searchParams }: QueryRouteProps): Promise<Metadata> {
  const screen = screenOf(await searchParams);
  const t = await getTranslations('myPage');
  const path = paths.myPageUserInfo.editProfile();
  const titles = { view: t('menu.entries.editProfile'), password: t('password.title') };
  const title = screen === 'view' || screen === 'password' ? titles[screen] : t(`profile.editTitle.${screen}`);
  const description = screen === 'password' ? t('password.description') : t('profile.description');
  return pageMetadata({ path, title, description, index: false });
}

export default memberPage(async ({ session, query }) => {
  const screen = screenOf(query);
  const [t, messages] = await Promise.all([getTranslations('myPage'), getMessages()]);
  if (screen === 'view') {
    return (
      <>
        <PageHeading title={t('menu.entries.editProfile')} className="mb-10" />
        <ProfileView />
      </>
    );
  }
  if (screen !== 'password') {
    return (
      <>
        <PageHeading
          title={t(`profile.editTitle.${screen}`)}
          lead={t(`profile.editLead.${screen}`)}
          className="mb-10"
        />
        <MemberAnswer load={loadProfile()}>
          {(profile) => <ProfileEditor key={screen} part={screen} profile={profile} />}
        </MemberAnswer>
      </>
    );
  }
  return (
    <>
      <PageHeading title={t('password.title')} lead={t('password.lead')} className="mb-10" />
      {session.temporaryYn === 'Y' && <Notice className="mb-8 max-w-form">{t('password.temporary')}</Notice>}
      <NextIntlClientProvider
        messages={{
          myPage: { password: messages.myPage.password },
          common: { form: messages.common.form, password: messages.common.password },
        }}
      >
        <PasswordForm membershipId={session.membershipId} />
      </NextIntlClientProvider>
    </>
  );
});
