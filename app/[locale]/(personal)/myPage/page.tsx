import { getTranslations } from 'next-intl/server';
import { Landing } from '@/components/my-page/landing/landing';
import { PageHeading } from '@/components/ui/page-heading';
import { seoulToday } from '@/lib/dates/moment';
import { memberNameIn } from '@/lib/i18n/member-name';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = unlistedPage((t) => [t('myPage.title'), t('myPage.description')]);

export default memberPage(async ({ locale, session }) => {
  const t = await getTranslations('myPage');
  return (
    <>
      <PageHeading title={t('landing.welcome', { name: memberNameIn(locale, session) })} className="mb-10" />
      <Landing membershipNo={session.membershipNo} todaySeoul={seoulToday(new Date())} />
    </>
  );
});
