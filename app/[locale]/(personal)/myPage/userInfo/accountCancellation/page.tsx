import { getTranslations } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { AccountCancellation } from '@/components/my-page/user-info/account-cancellation';
import { entryMetadata, memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = entryMetadata('accountCancellation', (t) => t('myPage.leaving.description'));

export default memberPage(async ({ session }) => {
  const t = await getTranslations('myPage.leaving');
  return (
    <>
      <EntryHeading entry="accountCancellation" lead={t('lead')} className="mb-12" />
      <AccountCancellation membershipId={session.membershipId} />
    </>
  );
});
