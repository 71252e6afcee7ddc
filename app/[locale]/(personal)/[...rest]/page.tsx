import { notFound } from 'next/navigation';

/** Addresses that no page has, so that the not-found page speaks the reader's language. */
export default function UnknownAddressPage(): never {
  notFound();
}
