import { MADE_FOR_MEMBER, PERSONAL_PAGE } from './personal-page';

/** Marks a page as rendered for one person; React hoists it into the head. */
export function PersonalPageMark({ forMember }: { forMember: boolean }) {
  return <meta name={PERSONAL_PAGE} content={forMember ? MADE_FOR_MEMBER : ''} />;
}
