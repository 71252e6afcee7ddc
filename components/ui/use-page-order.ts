import { useLayoutEffect, useState } from 'react';

/** Errors in the order of their fields on the page, which may differ by language; those without a field come first. */
export function usePageOrder<Error extends { fieldId?: string }>(errors: readonly Error[]): readonly Error[] {
  const ids = errors.flatMap(({ fieldId }) => fieldId ?? []).join(' ');
  const [order, setOrder] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const fields = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const isBefore = (a: Node, b: Node) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    setOrder(fields.sort((a, b) => (isBefore(a, b) ? -1 : 1)).map(({ id }) => id));
  }, [ids]);
  const place = ({ fieldId }: Error) => (fieldId === undefined ? -1 : order.indexOf(fieldId));
  return errors.toSorted((a, b) => place(a) - place(b));
}
