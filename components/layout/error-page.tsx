import { useEffect, useState } from 'react';
import type { ErrorContent, ErrorTexts } from './error-content';

export interface ErrorPageProps {
  /** Next's error digest, which is also logged. */
  digest: string | undefined;
  retry: () => void;
}

/** Shown when rendering fails. The view and its texts load on demand, so that other pages do not carry them. */
export function ErrorPage({ digest, retry }: ErrorPageProps) {
  const [shown, setShown] = useState<{ Content: typeof ErrorContent; texts: ErrorTexts } | null>(null);

  useEffect(() => {
    let stale = false;
    import('./error-content')
      .then(async ({ ErrorContent: Content, loadErrorTexts }) => {
        const texts = await loadErrorTexts(window.location.pathname);
        if (!stale) setShown({ Content, texts });
      })
      .catch((error: unknown) => {
        // Without a network there are no texts: show a retry button without words.
        reportError(error);
      });
    return () => {
      stale = true;
    };
  }, []);

  return shown && <shown.Content digest={digest} retry={retry} texts={shown.texts} />;
}
