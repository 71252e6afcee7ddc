import { notFound } from 'next/navigation';

/** Every entry of the menu has a page of its own; nothing else under My Page exists. */
export default function UnknownEntryPage() {
  notFound();
}
