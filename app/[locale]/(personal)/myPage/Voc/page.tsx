import { setRequestLocale } from 'next-intl/server';
import { FeedbackPage } from '@/components/feedback/feedback-page';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [t('myPage.menu.groups.voc'), t('myPage.feedback.description')]);

/** The window that the menu's entry opens: it goes on to the feedback site. */
export default async function CustomerVoicePage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  return session === null || session === 'unknown' ? null : <FeedbackPage locale={locale} kind="new" />;
}
