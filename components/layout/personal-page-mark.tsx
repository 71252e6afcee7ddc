export const PERSONAL_PAGE = 'personal-page';
export const MADE_FOR_MEMBER = 'member';

const mark = () => document.head.querySelector<HTMLMetaElement>(`meta[name="${PERSONAL_PAGE}"]`);

/** Whether this page was rendered for one person, by its mark: the browser needs no table of public addresses. */
export const isPersonalPage = (): boolean => mark() !== null;

/** Whether it was rendered for a logged-in member, who may have logged out since. */
export const isMadeForMember = (): boolean => mark()?.content === MADE_FOR_MEMBER;

/** Marks a page as rendered for one person; React hoists it into the head. */
export function PersonalPageMark({ forMember }: { forMember: boolean }) {
  return <meta name={PERSONAL_PAGE} content={forMember ? MADE_FOR_MEMBER : ''} />;
}
