import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { showResult } from '@/components/ui/show-result';
import type { SchemaForm } from './use-schema-form';

/** Errors in the order of their fields on the page, which may differ by language; those without a field come first. */
function usePageOrder<Error extends { fieldId?: string | undefined }>(errors: readonly Error[]): readonly Error[] {
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

function ErrorBox({ title, errors }: { title: string; errors: SchemaForm['summary']['errors'] }) {
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

interface FormSummaryProps {
  summary: SchemaForm['summary'];
  title?: string;
}

/**
 * The errors of a form: takes the focus when it appears and links to each field. After a failed change its title says
 * whether the change was made. Needs `common.form`.
 */
export function FormSummary({ summary: { attempt, errors, outcome }, title }: FormSummaryProps) {
  const t = useTranslations('common.form');
  const ofFields = title ?? t('errorSummary');
  return <ErrorBox key={attempt} title={outcome ? t(outcome) : ofFields} errors={errors} />;
}
