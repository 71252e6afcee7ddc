import { useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PasswordField } from '@/components/layout/password-field';
import { TextField } from '@/components/ui/text-field';
import { lengthOf } from '@/lib/hub/contract/typed-text';

export interface LoginValues {
  membershipId: string;
  password: string;
}

interface LoginFieldsProps {
  id: string;
  idLabel: string;
  register: UseFormRegister<LoginValues>;
  errors: FieldErrors<LoginValues>;
}

/** Limits of the contract's `loginBody` and `integrationBody`. */
const longest = { membershipId: 100, password: 200 };

export function LoginFields({ id, idLabel, register, errors }: LoginFieldsProps) {
  const t = useTranslations('auth.login');
  const filled = (name: keyof LoginValues, missing: string) => ({
    validate: (value = '') => {
      if ((name === 'password' ? value : value.trim()) === '') return missing;
      return lengthOf(value) <= longest[name] || t('errors.tooLong');
    },
  });
  return (
    <>
      <TextField
        {...register('membershipId', filled('membershipId', t('errors.membershipIdRequired')))}
        id={`${id}-membershipId`}
        label={idLabel}
        error={errors.membershipId?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...register('password', filled('password', t('errors.passwordRequired')))}
        id={`${id}-password`}
        label={t('password')}
        error={errors.password?.message}
        autoComplete="current-password"
        required
      />
    </>
  );
}
