import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/layout/password-field';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { TextField } from '@/components/ui/text-field';

interface LoginFieldsProps {
  idLabel: string;
  field: (name: 'membershipId' | 'password') => SchemaField;
}

export function LoginFields({ idLabel, field }: LoginFieldsProps) {
  const t = useTranslations('auth.login');
  return (
    <>
      <TextField
        {...field('membershipId')}
        label={idLabel}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" required />
    </>
  );
}
