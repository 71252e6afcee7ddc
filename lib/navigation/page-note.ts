import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';

/** `updated`: the page was older than the site, and is reloaded. The others: how what was sent on a page that was left ended. */
const says = ['updated', 'done', 'notDone', 'unsure'] as const;
export interface PageNote {
  says: (typeof says)[number];
  /** Title of the page that was left; empty for `updated`. */
  page: string;
  /** Of the result of `done`. */
  href?: string | undefined;
}

const KEY = 'pageNote';
const EVENT = 'pagenote';

export function noteForNextPage(note: PageNote): void {
  writeText(browserStores()?.session, KEY, `${note.says} ${note.page}`);
}

/** @returns what this page has to say of the one before it; once */
export function takePageNote(): PageNote | null {
  const session = browserStores()?.session;
  const [word = '', ...page] = (session?.getItem(KEY) ?? '').split(' ');
  if (word === '') return null;
  writeText(session, KEY, null);
  const known = says.find((one) => one === word);
  return known ? { says: known, page: page.join(' ') } : null;
}

export function onPageNote(show: (note: PageNote) => void): () => void {
  const listening = new AbortController();
  window.addEventListener(EVENT, (event) => show((event as CustomEvent<PageNote>).detail), listening);
  return () => listening.abort();
}

/** Says on the page that is open now how what was sent on an earlier one ended. */
export function sayPageNote(note: PageNote): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: note }));
}

/** Titles of the pages on which a change was sent that has no answer yet, the last one last. */
const underWay: string[] = [];

function updateNote(): void {
  const page = underWay.at(-1);
  if (page === undefined) takePageNote();
  else noteForNextPage({ says: 'unsure', page });
}

/**
 * Of a change that is sent: a page that is left by a full load has its answer no more, so that the next one has to say it.
 * @returns ends it, with the title of the page on which it began
 */
export function noteUnderWay(): () => string {
  const page = document.title;
  underWay.push(page);
  updateNote();
  return () => {
    underWay.splice(underWay.indexOf(page), 1);
    // Requests fail when their page is unloaded, whether the hub made the change or not. The timers of that page do not run.
    setTimeout(updateNote, 0);
    return page;
  };
}
