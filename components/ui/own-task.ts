/**
 * Runs work soon, in a task of its own. React runs the effects of a page that it takes over one after the other in one
 * task; those that ask another process (for cookies, for storage, for a script) add up there to a pause in which
 * nothing that the visitor does is answered.
 * @returns keeps the work from beginning
 */
export function inOwnTask(work: () => void): () => void {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
