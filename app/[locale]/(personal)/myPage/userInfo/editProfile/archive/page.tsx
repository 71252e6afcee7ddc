import { getTranslations } from 'next-intl/server';
import { ArchivePage } from '@/components/my-page/profile/archive-page';
import { PageHeading } from '@/components/ui/page-heading';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { shownArchiveFailure } from '@/lib/my-page/archive-failure';
import { memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = unlistedPage((t) => [t('myPage.archive.title'), t('myPage.archive.description')]);

export default memberPage(async ({ locale, session, query: { download } }) => {
  const t = await getTranslations({ locale, namespace: 'myPage.archive' });
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} className="mb-12" />
      <ArchivePage membershipId={session.membershipId} failure={shownArchiveFailure(download)} />
    </>
  );
});
