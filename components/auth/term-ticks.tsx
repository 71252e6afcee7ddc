import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { SchemaTick } from '@/components/layout/use-schema-form';
import { ConsentLine } from '@/components/ui/consent-line';
import { type AskedTerm, mayAgree } from '@/lib/account/asked-terms';

/** Of a form whose ticks are `agreed`, in the order of its terms. */
interface TermForm {
  tick: (path: `agreed.${number}`) => SchemaTick;
  typedIn: (path: 'agreed') => readonly boolean[] | undefined;
  write: (path: `agreed.${number}`, isAgreed: boolean) => void;
}

interface TermTicksProps {
  texts: 'auth.integration' | 'auth.signUp';
  terms: readonly AskedTerm[];
  required: boolean;
  form: TermForm;
}

/** A term that needs another one opens with it, and is no longer agreed to without it. */
export function TermTicks({ texts, terms, required, form: { tick, typedIn, write } }: TermTicksProps) {
  const t = useTranslations(texts);
  const mark = useTranslations('common.form')(required ? 'required' : 'optional');
  const agreed = typedIn('agreed') ?? [];
  const agreedIds = terms.filter((_, index) => agreed[index]).map(({ termId }) => termId);
  const shown = terms
    .map((term, index) => ({ ...term, index, isOpen: mayAgree(term, agreedIds) }))
    .filter((term) => term.required === required);
  useEffect(() => {
    for (const { index, isOpen } of shown) if (!isOpen && agreed[index]) write(`agreed.${index}`, false);
  });
  return (
    <ul className="divide-y divide-stone border-stone border-y">
      {shown.map(({ termId, title, body, index, isOpen }) => (
        <li key={termId} className="py-2">
          <ConsentLine
            {...tick(`agreed.${index}`)}
            label={t('agree', { title })}
            mark={mark}
            disabled={!isOpen}
            hint={isOpen ? undefined : t('termNeeds')}
            readLabel={t('readTerm', { title })}
            text={body}
          />
        </li>
      ))}
    </ul>
  );
}
