import { paths } from '@/lib/paths';

/** A page that has its address but not yet its work; it says so and offers a way on. */
export interface PageInPreparation {
  /** Address without language segment. */
  readonly path: string;
  /** Key of the page's title, `namespace.key`, in the message files. */
  readonly titleKey: string;
}

/**
 * Every page that answers "in preparation". A test reads this list against the running pages, so that
 * nothing can hide behind the notice; the list must shrink to nothing.
 */
export const inPreparation = [
  { path: paths.signUp(), titleKey: 'auth.signUp.title' },
  { path: paths.signUpSuccess(), titleKey: 'auth.signUpSuccess.title' },
] as const satisfies readonly PageInPreparation[];
