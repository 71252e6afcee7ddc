import { useTranslations } from 'next-intl';
import type { UseFormRegister } from 'react-hook-form';
import { ConsentLine } from '@/components/ui/consent-line';
import { Fieldset } from '@/components/ui/fieldset';
import type { IntegrationFields } from './integration-form';

export interface AskedTerm {
  termId: string;
  title: string;
  body: string;
  required: boolean;
}

interface IntegrationTermsProps {
  formId: string;
  terms: readonly AskedTerm[];
  register: UseFormRegister<IntegrationFields>;
  errorOf: (index: number) => string | undefined;
}

export function IntegrationTerms({ formId, terms, register, errorOf }: IntegrationTermsProps) {
  const t = useTranslations('auth.integration');
  const common = useTranslations('common.form');
  const numbered = terms.map((term, index) => ({ ...term, index }));
  const groups = [
    { legend: t('requiredTerms'), mark: common('required'), of: numbered.filter(({ required }) => required) },
    { legend: t('optionalTerms'), mark: common('optional'), of: numbered.filter(({ required }) => !required) },
  ].filter(({ of }) => of.length > 0);
  return groups.map(({ legend, mark, of }) => (
    <Fieldset key={legend} legend={legend}>
      <ul className="divide-y divide-stone border-stone border-y">
        {of.map(({ termId, title, body, required, index }) => (
          <li key={termId} className="py-2">
            <ConsentLine
              {...register(`agreed.${index}`, {
                validate: (ticked) => ticked || !required || t('errors.termRequired', { title }),
              })}
              id={`${formId}-agreed.${index}`}
              label={t('agree', { title })}
              mark={mark}
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
