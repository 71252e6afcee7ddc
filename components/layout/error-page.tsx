import { useEffect, useState } from 'react';
import type { ErrorWords, Worded } from './error-words';

export interface ErrorPageProps {
  /** Next's number of the failure, which also stands in the log. */
  digest: string | undefined;
  /** Loads and draws the failed part once more. */
  retry: () => void;
}

/**
 * Something of ours broke. What is shown is fetched only then, its texts with it: carrying them on every page
 * would cost each visitor for what hardly anybody sees.
 */
export function ErrorPage({ digest, retry }: ErrorPageProps) {
  const [shown, setShown] = useState<{ Words: typeof ErrorWords; worded: Worded } | null>(null);

  useEffect(() => {
    let stale = false;
    import('./error-words')
      .then(async ({ ErrorWords: Words, loadWorded }) => {
        const worded = await loadWorded(window.location.pathname);
        if (!stale) setShown({ Words, worded });
      })
      .catch((error: unknown) => {
        // No network, no words: what is left is a way to try again, without one.
        reportError(error);
      });
    return () => {
      stale = true;
    };
  }, []);

  return shown && <shown.Words digest={digest} retry={retry} worded={shown.worded} />;
}
