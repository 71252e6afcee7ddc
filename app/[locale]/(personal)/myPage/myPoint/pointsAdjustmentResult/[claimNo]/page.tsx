import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClaimView } from '@/components/my-page/claims/claim-view';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { loadClaim } from '@/lib/my-page/load-claim';
import { isNotFound } from '@/lib/my-page/member-load';

interface ClaimPageProps {
  params: Promise<{ locale: Locale; claimNo: string }>;
}

export async function generateMetadata({ params }: ClaimPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'centre.result' });
  return pageMetadata({ locale, path: null, title: t('title'), description: t('description'), index: false });
}

export default async function ClaimPage({ params }: ClaimPageProps) {
  const { locale, claimNo } = await params;
  setRequestLocale(locale);
  const load = loadClaim(claimNo, languageOf(locale).code);
  if (isNotFound(await load)) notFound();
  return <MemberAnswer load={load}>{(claim) => <ClaimView claim={claim} />}</MemberAnswer>;
}
