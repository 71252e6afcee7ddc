import { FeedbackPage } from '@/components/feedback/feedback-page';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = unlistedPage((t) => [t('myPage.menu.groups.voc'), t('myPage.feedback.description')]);

export default memberPage(() => <FeedbackPage kind="new" />);
