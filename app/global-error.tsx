'use client';

import './globals.css';
import { ErrorPage, type ErrorPageProps } from '@/components/layout/error-page';

/** An error of the frame itself: only the name, a sentence and a link. */
export default function GlobalError(props: ErrorPageProps) {
  return (
    <html lang="ko">
      <body>
        <ErrorPage {...props} withName />
      </body>
    </html>
  );
}
