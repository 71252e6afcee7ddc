import { setRequestLocale } from 'next-intl/server';
import { FeedbackPage } from '@/components/feedback/feedback-page';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [t('myPage.menu.groups.voc'), t('myPage.feedback.description')]);

/** Compares the customer of a stored follow-up with the member, and opens the follow-up. */
export default async function FollowUpPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  return session === null || session === 'unknown' ? null : <FeedbackPage locale={locale} kind="followUp" />;
}
