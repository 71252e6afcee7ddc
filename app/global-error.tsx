'use client';

import { ErrorPage } from '@/components/layout/error-page';
import { Wordmark } from '@/components/layout/wordmark';
import './globals.css';

/** An error of the frame itself: only the name, a sentence and a link. */
export default function GlobalError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="ko">
      <body>
        <div className="page-width flex h-(--header-height) items-center">
          <Wordmark className="text-xl" />
        </div>
        <ErrorPage digest={error.digest} retry={retry} />
      </body>
    </html>
  );
}
