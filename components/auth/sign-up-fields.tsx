import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { splitEmail } from '@/lib/account/email-parts';
import type { SignUpDraft } from '@/lib/account/sign-up-draft';
import type { SignUpField } from '@/lib/account/sign-up-form';

export interface SignUpFieldsProps {
  id: string;
  draft: SignUpDraft;
  onChange: (part: Partial<SignUpDraft>) => void;
  errorOf: (field: SignUpField) => string | undefined;
}

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

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

/** The e-mail address in its two parts; a whole address that is pasted is split. */
export function EmailFields({ id, draft, onChange, errorOf }: SignUpFieldsProps) {
  const t = useTranslations('auth.signUp');
  const settle = () => onChange(splitEmail(draft));
  return (
    <div className="grid items-start gap-x-2 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <TextField
        id={`${id}-local`}
        name="local"
        label={t('local')}
        {...asTyped}
        inputMode="email"
        autoComplete="email"
        required
        value={draft.local}
        onChange={({ target }) => onChange({ local: target.value })}
        onBlur={settle}
        error={errorOf('local')}
      />
      <span aria-hidden="true" className="hidden pt-10 text-ink-muted sm:block">
        @
      </span>
      <TextField
        id={`${id}-domain`}
        name="domain"
        label={t('domain')}
        {...asTyped}
        inputMode="url"
        autoComplete="off"
        required
        value={draft.domain}
        onChange={({ target }) => onChange({ domain: target.value })}
        onBlur={settle}
        error={errorOf('domain')}
      />
    </div>
  );
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
