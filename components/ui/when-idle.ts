/** How long a browser without idle callbacks (Safari) is left alone instead. */
const REST_MS = 500;
const LATEST_MS = 5000;

/**
 * Runs work when the page has loaded and the browser has nothing better to do.
 * @returns keeps the work from beginning
 */
export function whenIdle(work: () => void): () => void {
  const abort = new AbortController();
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(work, { timeout: LATEST_MS });
      abort.signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
    } else {
      const timer = setTimeout(work, REST_MS);
      abort.signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: abort.signal });
  return () => abort.abort();
}
