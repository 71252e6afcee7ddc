import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { EnquiryFormView } from '@/components/my-page/customer-centre/enquiry-form';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface WritePageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: WritePageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'centre.enquiry' });
  const [title, description] = [t('writeTitle'), t('description')];
  return pageMetadata({ locale, path: paths.myPageEnquiryWrite(), title, description, index: false });
}

export default async function WritePage({ params }: WritePageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  const [t, { centre, problems }] = await Promise.all([
    getTranslations({ locale, namespace: 'centre.enquiry' }),
    loadMessages(locale),
  ]);
  const { enquiry, attachments, categories } = centre;
  return (
    <>
      <PageHeading title={t('writeTitle')} lead={t('lead')} className="mb-10" />
      <BrowserTexts messages={{ centre: { enquiry, attachments, categories }, problems }}>
        <EnquiryFormView owner={session.membershipNo} />
      </BrowserTexts>
    </>
  );
}
