import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountCancellation } from '@/components/my-page/user-info/account-cancellation';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface AccountCancellationPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: AccountCancellationPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const path = paths.myPageUserInfo.accountCancellation();
  const [title, description] = [t('menu.entries.accountCancellation'), t('leaving.description')];
  return pageMetadata({ locale, path, title, description, index: false });
}

export default async function AccountCancellationPage({ params }: AccountCancellationPageProps) {
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
