/**
 * Defers work to a task of its own. React runs all effects of hydration in one task; those that read cookies or storage
 * or load scripts add up to a pause without response. @returns cancels it
 */
export function defer(work: () => void): () => void {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}

/** Runs work after the first painted frame. @returns cancels it */
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
