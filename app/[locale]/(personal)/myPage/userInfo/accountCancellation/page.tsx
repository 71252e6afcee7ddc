import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountCancellation } from '@/components/my-page/user-info/account-cancellation';
import { PageHeading } from '@/components/ui/page-heading';
import { loadMessages } from '@/lib/i18n/messages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.accountCancellation'),
  t('myPage.leaving.description'),
]);

export default async function AccountCancellationPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  const [t, messages] = await Promise.all([getTranslations({ locale, namespace: 'myPage' }), loadMessages(locale)]);
  return (
    <>
      <PageHeading title={t('menu.entries.accountCancellation')} lead={t('leaving.lead')} className="mb-12" />
      <AccountCancellation locale={locale} membershipId={session.membershipId} messages={messages} />
    </>
  );
}
