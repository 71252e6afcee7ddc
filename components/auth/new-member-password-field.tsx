import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/layout/password-field';
import { Glyph } from '@/components/ui/glyph';
import { passwordChecks } from '@/lib/account/password-rule';

export interface NewMemberPasswordFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Each part of the password rule is marked as soon as it is met. */
export function NewMemberPasswordField({ id, value, onChange, error }: NewMemberPasswordFieldProps) {
  const t = useTranslations('auth.signUp');
  const met = passwordChecks(value);
  return (
    <div>
      <PasswordField
        id={id}
        name="password"
        label={t('password')}
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
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
