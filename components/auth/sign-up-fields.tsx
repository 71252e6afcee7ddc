import { useLocale, useTranslations } from 'next-intl';
import { boundFields } from '@/components/ui/bound-fields';
import { SelectField } from '@/components/ui/select-field';
import { TextField, telephoneInput } from '@/components/ui/text-field';
import type { SignUpDraft } from '@/lib/account/sign-up-draft';
import type { SignUpField } from '@/lib/account/sign-up-form';

export interface SignUpFieldsProps {
  id: string;
  draft: SignUpDraft;
  onChange: (part: Partial<SignUpDraft>) => void;
  errorOf: (field: SignUpField) => string | undefined;
}

/** In the name order of the reader's language. */
export function LatinNameFields({ draft, ...form }: SignUpFieldsProps) {
  const t = useTranslations('auth.signUp');
  const names = ['memberLastName', 'memberFirstName'] as const;
  const field = boundFields<(typeof names)[number]>({ ...form, values: draft });
  const inOrder = useLocale() === 'en' ? names.toReversed() : names;
  return inOrder.map((name) => (
    <TextField
      key={name}
      {...field(name)}
      label={t(name)}
      hint={name === inOrder[0] ? t('latinHint') : undefined}
      autoComplete={name === 'memberLastName' ? 'family-name' : 'given-name'}
      required
    />
  ));
}

export interface UnverifiedFieldsProps extends SignUpFieldsProps {
  countries: { value: string; label: string }[];
}

/** For members without a Korean mobile number: what the identity provider returns otherwise. */
export function UnverifiedFields({ draft, countries, ...form }: UnverifiedFieldsProps) {
  const t = useTranslations('auth.signUp');
  const field = boundFields<'memberMobile' | 'birthDate' | 'country'>({ ...form, values: draft });
  return (
    <>
      <TextField {...field('memberMobile')} label={t('mobile')} hint={t('mobileHint')} {...telephoneInput} required />
      <TextField
        {...field('birthDate')}
        label={t('birthDate')}
        hint={t('birthDateHint')}
        type="date"
        autoComplete="bday"
        required
      />
      <SelectField
        {...field('country')}
        label={t('country')}
        autoComplete="country"
        emptyLabel={t('choose')}
        options={countries}
      />
    </>
  );
}
