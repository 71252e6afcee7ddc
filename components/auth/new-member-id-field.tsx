import { useTranslations } from 'next-intl';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { TextField } from '@/components/ui/text-field';
import { tidyCode } from '@/lib/hub/contract/typed-text';
import { useIdCheck } from './use-id-check';

interface NewMemberIdFieldProps {
  field: SchemaField;
  typed: string;
}

/** Whether the id is free is checked on blur. */
export function NewMemberIdField({ field, typed }: NewMemberIdFieldProps) {
  const t = useTranslations('auth.signUp');
  const { check, ask } = useIdCheck();
  const isOfThis = 'membershipId' in check && check.membershipId === tidyCode(typed);
  const taken = isOfThis && check.state === 'taken' ? t('problems.idTaken') : undefined;
  return (
    <div>
      <TextField
        {...field}
        label={t('membershipId')}
        hint={t('membershipIdHint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        onBlur={(event) => {
          void field.onBlur(event);
          void ask(event.target.value);
        }}
        error={field.error ?? taken}
      />
      <p role="status" className="mt-1.5 text-pine text-sm empty:mt-0">
        {isOfThis && check.state === 'free' && <span>{t('idFree')}</span>}
        {check.state === 'limited' && <span>{t('idLimited', { minutes: check.minutes })}</span>}
      </p>
    </div>
  );
}
