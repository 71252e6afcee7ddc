import { MADE_FOR_MEMBER, PERSONAL_PAGE } from './personal-page';

/** Marks a page as made for one person; React takes it into the head, and out of it where another page follows. */
export function PersonalPageMark({ forMember }: { forMember: boolean }) {
  return <meta name={PERSONAL_PAGE} content={forMember ? MADE_FOR_MEMBER : ''} />;
}
