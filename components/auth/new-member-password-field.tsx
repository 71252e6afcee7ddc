import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/layout/password-field';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { Glyph } from '@/components/ui/glyph';
import { passwordChecks } from '@/lib/account/password-rule';

interface NewMemberPasswordFieldProps {
  field: SchemaField;
  typed: string;
}

/** Each part of the password rule is marked as soon as it is met. */
export function NewMemberPasswordField({ field, typed }: NewMemberPasswordFieldProps) {
  const t = useTranslations('auth.signUp');
  const met = passwordChecks(typed);
  return (
    <div>
      <PasswordField {...field} label={t('password')} autoComplete="new-password" />
      <ul className="mt-2 flex flex-col gap-1 text-ink-soft text-sm">
        {(['length', 'kinds'] as const).map((rule) => (
          <li key={rule} className="flex items-start gap-2">
            <span aria-hidden="true" className={met[rule] ? 'text-pine' : 'text-stone-deep'}>
              <Glyph name="check" />
            </span>
            <span>
              {t(`passwordRules.${rule}`)}
              <span className="sr-only">{t(met[rule] ? 'ruleMet' : 'ruleOpen')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
