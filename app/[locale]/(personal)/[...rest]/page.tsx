import { notFound } from 'next/navigation';

/** Catches unknown addresses, so that the not-found page is in the reader's language. */
export default function UnknownAddressPage(): never {
  notFound();
}
