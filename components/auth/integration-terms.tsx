import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { ConsentLine } from '@/components/ui/consent-line';
import { Fieldset } from '@/components/ui/fieldset';
import { type DependentTerm, mayAgree } from '@/lib/account/dependent-terms';
import type { IntegrationFields } from './integration-form';

export interface AskedTerm extends DependentTerm {
  title: string;
  body: string;
  required: boolean;
}

interface IntegrationTermsProps {
  formId: string;
  terms: readonly AskedTerm[];
  form: Pick<UseFormReturn<IntegrationFields>, 'register' | 'watch' | 'getValues' | 'setValue'>;
  errorOf: (index: number) => string | undefined;
}

export function IntegrationTerms({ formId, terms, form, errorOf }: IntegrationTermsProps) {
  const t = useTranslations('auth.integration');
  const common = useTranslations('common.form');
  const { register, watch, getValues, setValue } = form;
  const agreedIds = (agreed: readonly boolean[] = []) =>
    terms.filter((_, index) => agreed[index]).map(({ termId }) => termId);
  const given = agreedIds(watch('agreed'));
  const numbered = terms.map((term, index) => ({ ...term, index, isOpen: mayAgree(term, given) }));
  const takeBackStranded = () => {
    const left = agreedIds(getValues('agreed'));
    terms.forEach((term, index) => {
      if (!mayAgree(term, left)) setValue(`agreed.${index}`, false);
    });
  };
  const groups = [
    { legend: t('requiredTerms'), mark: common('required'), of: numbered.filter(({ required }) => required) },
    { legend: t('optionalTerms'), mark: common('optional'), of: numbered.filter(({ required }) => !required) },
  ].filter(({ of }) => of.length > 0);
  return groups.map(({ legend, mark, of }) => (
    <Fieldset key={legend} legend={legend}>
      <ul className="divide-y divide-stone border-stone border-y">
        {of.map(({ termId, title, body, required, index, isOpen }) => (
          <li key={termId} className="py-2">
            <ConsentLine
              {...register(`agreed.${index}`, {
                validate: (ticked) => ticked || !required || t('errors.termRequired', { title }),
                onChange: takeBackStranded,
              })}
              id={`${formId}-agreed.${index}`}
              label={t('agree', { title })}
              mark={mark}
              disabled={!isOpen}
              hint={isOpen ? undefined : t('termNeeds')}
              error={errorOf(index)}
              readLabel={t('readTerm', { title })}
              text={body}
            />
          </li>
        ))}
      </ul>
    </Fieldset>
  ));
}
