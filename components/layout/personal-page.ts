export const PERSONAL_PAGE = 'personal-page';

/** Was this page made for one person? Asked of the page, so that no browser needs the table of public addresses. */
export const isPersonalPage = (): boolean => document.head.querySelector(`meta[name="${PERSONAL_PAGE}"]`) !== null;
