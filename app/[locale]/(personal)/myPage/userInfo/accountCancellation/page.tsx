import { getMessages, getTranslations } from 'next-intl/server';
import { AccountCancellation } from '@/components/my-page/user-info/account-cancellation';
import { PageHeading } from '@/components/ui/page-heading';
import { entryMetadata, memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = entryMetadata('accountCancellation', (t) => t('myPage.leaving.description'));

export default memberPage(async ({ locale, session }) => {
  const [t, messages] = await Promise.all([getTranslations({ locale, namespace: 'myPage' }), getMessages({ locale })]);
  return (
    <>
      <PageHeading title={t('menu.entries.accountCancellation')} lead={t('leaving.lead')} className="mb-12" />
      <AccountCancellation locale={locale} membershipId={session.membershipId} messages={messages} />
    </>
  );
});
