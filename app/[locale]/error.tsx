'use client';

import { ErrorPage } from '@/components/layout/error-page';

/** A page that broke, inside the house's frame. */
export default function PageError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorPage digest={error.digest} retry={retry} />;
}
