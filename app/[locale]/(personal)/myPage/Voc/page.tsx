import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { FeedbackPage, feedbackMetadata } from '@/components/feedback/feedback-page';
import type { Locale } from '@/lib/i18n/languages';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface CustomerVoicePageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: CustomerVoicePageProps): Promise<Metadata> {
  return feedbackMetadata((await params).locale, paths.myPageFeedback());
}

/** The window that the menu's entry opens: it goes on to the feedback site. */
export default async function CustomerVoicePage({ params }: CustomerVoicePageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  return session === null || session === 'unknown' ? null : <FeedbackPage locale={locale} kind="new" />;
}
