import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EnquiryView } from '@/components/my-page/customer-centre/enquiry-view';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { loadEnquiry } from '@/lib/my-page/load-enquiry';
import { isNotFound } from '@/lib/my-page/member-load';

interface EnquiryPageProps {
  params: Promise<{ locale: Locale; enquiryNo: string }>;
}

export async function generateMetadata({ params }: EnquiryPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'centre.enquiry' });
  return pageMetadata({ locale, path: null, title: t('title'), description: t('description'), index: false });
}

export default async function EnquiryPage({ params }: EnquiryPageProps) {
  const { locale, enquiryNo } = await params;
  setRequestLocale(locale);
  const load = loadEnquiry(enquiryNo);
  if (isNotFound(await load)) notFound();
  return <MemberAnswer load={load}>{(enquiry) => <EnquiryView enquiry={enquiry} />}</MemberAnswer>;
}
