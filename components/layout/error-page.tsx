import { useEffect, useState } from 'react';
import type { ErrorContent, ErrorTexts } from './error-content';

export interface ErrorPageProps {
  /** Its digest is also logged. */
  error: Error & { digest?: string };
  retry: () => void;
  withName?: boolean;
}

/** Shown when rendering fails. The view and its texts load on demand, so that other pages do not carry them. */
export function ErrorPage(props: ErrorPageProps) {
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

  return shown && <shown.Content {...props} texts={shown.texts} />;
}
