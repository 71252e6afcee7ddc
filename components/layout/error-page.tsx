import { useEffect, useState } from 'react';
import type { ErrorWords, Worded } from './error-words';

export interface ErrorPageProps {
  /** Next's error digest, which is also logged. */
  digest: string | undefined;
  retry: () => void;
}

/** Shown when rendering fails. The view and its texts load on demand, so that other pages do not carry them. */
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
        // Without a network there are no texts: show a retry button without words.
        reportError(error);
      });
    return () => {
      stale = true;
    };
  }, []);

  return shown && <shown.Words digest={digest} retry={retry} worded={shown.worded} />;
}
