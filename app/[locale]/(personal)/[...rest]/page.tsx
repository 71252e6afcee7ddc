import { NotFound } from '@/components/layout/not-found';
import { notFoundMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = notFoundMetadata;

/** Catches unknown addresses, so that they are answered in the reader's language. */
export default function UnknownAddressPage() {
  return <NotFound />;
}
