import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FeedbackArrival } from '@/components/feedback/feedback-arrival';
import { feedbackMetadata } from '@/components/feedback/feedback-page';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface FeedbackArrivalPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: FeedbackArrivalPageProps): Promise<Metadata> {
  return feedbackMetadata((await params).locale, paths.feedbackArrival());
}

/**
 * Target of a follow-up link (`lib/access/answer-request`). Guests go to the login from here: the access rule's
 * redirect would clear what has just been stored.
 */
export default async function FeedbackArrivalPage({ params }: FeedbackArrivalPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [session, t] = await Promise.all([readSession(), getTranslations({ locale, namespace: 'myPage.feedback' })]);
  const target = localizedPath(locale, paths.myPageFeedbackFollowUp());
  const href = session === null ? localizedPath(locale, paths.membershipLogin({ returnTo: target })) : target;
  return <FeedbackArrival href={href} isGuest={session === null} sentence={t('opening.title')} />;
}
