import { useTranslations } from 'next-intl';
import { ConsentLine } from '@/components/ui/consent-line';
import { Fieldset } from '@/components/ui/fieldset';
import { mayAgree } from '@/lib/account/dependent-terms';
import type { AskedTerm } from '@/lib/account/integration-schema';
import type { useIntegration } from './use-integration';

interface IntegrationTermsProps {
  terms: readonly AskedTerm[];
  form: Pick<ReturnType<typeof useIntegration>, 'tick' | 'watch' | 'getValues' | 'setValue'>;
}

export function IntegrationTerms({ terms, form }: IntegrationTermsProps) {
  const t = useTranslations('auth.integration');
  const common = useTranslations('common.form');
  const { tick, watch, getValues, setValue } = form;
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
        {of.map(({ termId, title, body, index, isOpen }) => (
          <li key={termId} className="py-2">
            <ConsentLine
              {...tick(`agreed.${index}`, takeBackStranded)}
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
    </Fieldset>
  ));
}
