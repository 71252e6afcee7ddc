import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { SignUpDraft } from '@/lib/account/sign-up-draft';
import type { SignUpField } from '@/lib/account/sign-up-form';

export interface SignUpFieldsProps {
  id: string;
  draft: SignUpDraft;
  onChange: (part: Partial<SignUpDraft>) => void;
  errorOf: (field: SignUpField) => string | undefined;
}

/** In the name order of the reader's language. */
export function LatinNameFields({ id, draft, onChange, errorOf }: SignUpFieldsProps) {
  const t = useTranslations('auth.signUp');
  const names = ['memberLastName', 'memberFirstName'] as const;
  const inOrder = useLocale() === 'en' ? names.toReversed() : names;
  return inOrder.map((name) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      name={name}
      label={t(name)}
      hint={name === inOrder[0] ? t('latinHint') : undefined}
      autoComplete={name === 'memberLastName' ? 'family-name' : 'given-name'}
      maxLength={60}
      required
      value={draft[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={errorOf(name)}
    />
  ));
}

export interface UnverifiedFieldsProps extends SignUpFieldsProps {
  countries: { value: string; label: string }[];
}

/** For members without a Korean mobile number: what the identity provider returns otherwise. */
export function UnverifiedFields({ id, draft, onChange, errorOf, countries }: UnverifiedFieldsProps) {
  const t = useTranslations('auth.signUp');
  return (
    <>
      <TextField
        id={`${id}-memberMobile`}
        name="memberMobile"
        label={t('mobile')}
        hint={t('mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        value={draft.memberMobile}
        onChange={({ target }) => onChange({ memberMobile: target.value })}
        error={errorOf('memberMobile')}
      />
      <TextField
        id={`${id}-birthDate`}
        name="birthDate"
        label={t('birthDate')}
        hint={t('birthDateHint')}
        type="date"
        autoComplete="bday"
        required
        value={draft.birthDate}
        onChange={({ target }) => onChange({ birthDate: target.value })}
        error={errorOf('birthDate')}
      />
      <SelectField
        id={`${id}-country`}
        name="country"
        label={t('country')}
        autoComplete="country"
        emptyLabel={t('choose')}
        options={countries}
        value={draft.country}
        onChange={({ target }) => onChange({ country: target.value })}
        error={errorOf('country')}
      />
    </>
  );
}
