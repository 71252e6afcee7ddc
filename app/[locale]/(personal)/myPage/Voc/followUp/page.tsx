import { FeedbackPage } from '@/components/feedback/feedback-page';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = unlistedPage((t) => [t('myPage.menu.groups.voc'), t('myPage.feedback.description')]);

/** Compares the customer of a stored follow-up with the member, and opens the follow-up. */
export default memberPage(({ locale }) => <FeedbackPage locale={locale} kind="followUp" />);
