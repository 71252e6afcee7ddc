import { getTranslations } from 'next-intl/server';
import { ArchivePage } from '@/components/my-page/profile/archive-page';
import { PageHeading } from '@/components/ui/page-heading';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { archiveFailures } from '@/lib/my-page/archive-failure';
import { memberPage } from '@/lib/my-page/entry-page';
import { chosenValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('myPage.archive.title'), t('myPage.archive.description')]);

export default memberPage(async ({ session, query }) => {
  const t = await getTranslations('myPage.archive');
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} className="mb-12" />
      <ArchivePage
        membershipId={session.membershipId}
        failure={chosenValue(query, 'download', archiveFailures) ?? null}
      />
    </>
  );
});
