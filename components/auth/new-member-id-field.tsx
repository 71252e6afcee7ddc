import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { membershipIdOf } from '@/lib/account/sign-up-form';
import { useIdCheck } from './use-id-check';

export interface NewMemberIdFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Whether the id is free is checked on blur. */
export function NewMemberIdField({ id, value, onChange, error }: NewMemberIdFieldProps) {
  const t = useTranslations('auth.signUp');
  const { check, ask } = useIdCheck();
  const isOfThis = 'membershipId' in check && check.membershipId === membershipIdOf(value);
  const taken = isOfThis && check.state === 'taken' ? t('problems.idTaken') : undefined;
  return (
    <div>
      <TextField
        id={id}
        name="membershipId"
        label={t('membershipId')}
        hint={t('membershipIdHint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => void ask(value)}
        error={error ?? taken}
      />
      <p role="status" className="mt-1.5 text-pine text-sm empty:mt-0">
        {isOfThis && check.state === 'free' && <span>{t('idFree')}</span>}
        {check.state === 'limited' && <span>{t('idLimited', { minutes: check.minutes })}</span>}
      </p>
    </div>
  );
}
