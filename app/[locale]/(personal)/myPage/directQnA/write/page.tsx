import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { EnquiryFormView } from '@/components/my-page/customer-centre/enquiry-form';
import { PageHeading } from '@/components/ui/page-heading';
import { loadMessages } from '@/lib/i18n/messages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [t('centre.enquiry.writeTitle'), t('centre.enquiry.description')]);

export default async function WritePage({ params }: RouteProps) {
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
