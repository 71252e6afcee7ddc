import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from './glyph';
import { showResult } from './show-result';

export interface FormErrorSummaryProps {
  title: string;
  /** Id of the control and what is wrong with it; an error without a field has no id. */
  errors: readonly { fieldId?: string; message: string }[];
}

/** Errors in the order of their fields on the page, which may differ by language; those without a field come first. */
function usePageOrder<Error extends { fieldId?: string }>(errors: readonly Error[]): readonly Error[] {
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

/** The errors of a form: takes the focus when it appears and links to each field. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const inOrder = usePageOrder(errors);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) showResult(box.current);
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-clay border-l-2 bg-clay-soft p-5">
      <p className="flex items-center gap-2 font-medium text-clay-deep">
        <Glyph name="error" />
        {title}
      </p>
      <ul className="mt-2 flex flex-col gap-1 pl-7">
        {inOrder.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="underline decoration-clay/50 underline-offset-4 hover:decoration-clay"
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(fieldId);
                  field?.scrollIntoView({ block: 'center' });
                  field?.focus({ preventScroll: true });
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
