import { FeedbackPage } from '@/components/feedback/feedback-page';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = unlistedPage((t) => [t('myPage.menu.groups.voc'), t('myPage.feedback.description')]);

/** The window that the menu's entry opens: it goes on to the feedback site. */
export default memberPage(({ locale }) => <FeedbackPage locale={locale} kind="new" />);
