import { EntryNotFound } from '@/components/my-page/shell/not-found';
import { notFoundMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = notFoundMetadata;

export default function UnknownEntryPage() {
  return <EntryNotFound />;
}
