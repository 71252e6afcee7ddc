import { getLocale, getTranslations } from 'next-intl/server';
import { FeedbackArrival } from '@/components/feedback/feedback-arrival';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/routes/paths';
import { readSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [t('myPage.menu.groups.voc'), t('myPage.feedback.description')]);

/**
 * Target of a follow-up link (`lib/access/answer-request`). Guests go to the login from here: the access rule's
 * redirect would clear what has just been stored.
 */
export default async function FeedbackArrivalPage() {
  const locale = await getLocale();
  const [session, t] = await Promise.all([readSession(), getTranslations('myPage.feedback')]);
  const target = localizedPath(locale, paths.myPageFeedbackFollowUp());
  const href = session === null ? localizedPath(locale, paths.membershipLogin({ returnTo: target })) : target;
  return <FeedbackArrival href={href} isGuest={session === null} sentence={t('opening.title')} />;
}
