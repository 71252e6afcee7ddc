'use client';

import { ErrorPage } from '@/components/layout/error-page';

/** An error inside the frame. */
export default function PageError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorPage digest={error.digest} retry={retry} />;
}
