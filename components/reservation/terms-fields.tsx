import { useTranslations } from 'next-intl';
import type { SchemaTick } from '@/components/layout/use-schema-form';
import { ConsentLine } from '@/components/ui/consent-line';
import { Fieldset } from '@/components/ui/fieldset';
import type { ShownTerm } from '@/lib/booking/guest-form';

interface TermsFieldsProps {
  terms: readonly ShownTerm[];
  tick: (path: `agreed.${number}`) => SchemaTick;
}

export function TermsFields({ terms, tick }: TermsFieldsProps) {
  const t = useTranslations('booking.form');
  const common = useTranslations('common.form');
  const numbered = terms.map((term, index) => ({ ...term, index }));
  const groups = [
    { legend: t('requiredTerms'), mark: common('required'), terms: numbered.filter(({ required }) => required) },
    {
      legend: t('optionalTerms'),
      hint: t('optionalTermsHint'),
      mark: common('optional'),
      terms: numbered.filter(({ required }) => !required),
    },
  ];
  return (
    <div className="flex flex-col gap-8">
      {groups
        .filter((group) => group.terms.length > 0)
        .map(({ legend, hint, mark, terms: ofGroup }) => (
          <Fieldset key={legend} legend={legend} hint={hint}>
            <ul className="divide-y divide-stone border-stone border-y">
              {ofGroup.map(({ termId, title, body, index }) => (
                <li key={termId} className="py-2">
                  <ConsentLine
                    {...tick(`agreed.${index}`)}
                    label={t('agree', { title })}
                    mark={mark}
                    readLabel={t('readTerm', { title })}
                    text={body}
                  />
                </li>
              ))}
            </ul>
          </Fieldset>
        ))}
    </div>
  );
}
