import { useLocale, useTranslations } from 'next-intl';
import type { SchemaTick } from '@/components/layout/use-schema-form';
import { askName, optionSentences } from '@/components/stay/ask-sentences';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { isPossible } from '@/lib/booking/ask-choice';
import type { AskKind, AskOption } from '@/lib/hub/contract/ask';
import { joined } from '@/lib/i18n/joined-sentences';

interface AskFieldsProps {
  options: readonly AskOption[];
  tick: (path: `asks.${AskKind}`) => SchemaTick;
}

/** What can be asked for with a stay, with what will happen; below, what cannot be on its days. */
export function AskFields({ options, tick }: AskFieldsProps) {
  const t = useTranslations('common.asks');
  const locale = useLocale();
  if (options.length === 0) return null;
  const said = (option: AskOption) => joined(optionSentences(option, { t, locale }), locale);
  return (
    <Fieldset legend={t('title')} hint={t('hint')}>
      <div className="flex flex-col gap-2">
        {options.filter(isPossible).map((option) => (
          <Checkbox
            key={option.kind}
            {...tick(`asks.${option.kind}`)}
            label={askName(option, { t })}
            hint={said(option)}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-col gap-1 text-ink-muted text-sm empty:hidden">
        {options
          .filter((option) => !isPossible(option))
          .map((option) => (
            <li key={option.kind}>{t('of', { kind: askName(option, { t }), sentences: said(option) })}</li>
          ))}
      </ul>
    </Fieldset>
  );
}
