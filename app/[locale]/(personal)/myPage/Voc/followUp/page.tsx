import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { FeedbackPage, feedbackMetadata } from '@/components/feedback/feedback-page';
import type { Locale } from '@/lib/i18n/languages';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface FollowUpPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: FollowUpPageProps): Promise<Metadata> {
  return feedbackMetadata((await params).locale, paths.myPageFeedbackFollowUp());
}

/** Compares the customer of a stored follow-up with the member, and opens the follow-up. */
export default async function FollowUpPage({ params }: FollowUpPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  return session === null || session === 'unknown' ? null : <FeedbackPage locale={locale} kind="followUp" />;
}
