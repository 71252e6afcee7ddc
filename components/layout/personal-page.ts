export const PERSONAL_PAGE = 'personal-page';
/** What the mark of a page says that was asked for with a session. */
export const MADE_FOR_MEMBER = 'member';

const mark = () => document.head.querySelector<HTMLMetaElement>(`meta[name="${PERSONAL_PAGE}"]`);

/** Was this page made for one person? Asked of the page, so that no browser needs the table of public addresses. */
export const isPersonalPage = (): boolean => mark() !== null;

/** Was it made for somebody who was logged in as it was asked for, and need not be any more as it arrives? */
export const isMadeForMember = (): boolean => mark()?.content === MADE_FOR_MEMBER;
