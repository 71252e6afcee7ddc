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

/**
 * Runs work once a frame has been shown: the first one is drawn after its callback, the second one begins after it.
 * @returns keeps it from beginning
 */
export function afterFirstFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
