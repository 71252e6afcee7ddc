import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PasswordField } from '@/components/layout/password-field';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { Glyph } from '@/components/ui/glyph';
import { SelectField } from '@/components/ui/select-field';
import { TextField, telephoneInput } from '@/components/ui/text-field';
import { newIdCheckAtom } from '@/lib/account/id-check-atoms';
import { passwordChecks } from '@/lib/account/password-rule';
import { joinAttempt } from '@/lib/account/send-join';
import { isMembershipId } from '@/lib/account/sign-up-schema';
import { isProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { isUnsettled } from '@/lib/browser-storage/attempts';
import { tidyCode, tidyLatinName } from '@/lib/hub/contract/typed-text';
import { languageOf } from '@/lib/i18n/languages';

interface LatinNameFieldsProps {
  field: (name: 'memberLastName' | 'memberFirstName', tidy: (text: string) => string) => SchemaField;
}

export function LatinNameFields({ field }: LatinNameFieldsProps) {
  const t = useTranslations('auth.signUp');
  const names = ['memberLastName', 'memberFirstName'] as const;
  const inOrder = languageOf(useLocale()).largestFirst ? names : names.toReversed();
  return inOrder.map((name) => (
    <TextField
      key={name}
      {...field(name, tidyLatinName)}
      label={t(name)}
      hint={name === inOrder[0] ? t('latinHint') : undefined}
      autoComplete={name === 'memberLastName' ? 'family-name' : 'given-name'}
      required
    />
  ));
}

interface UnverifiedFieldsProps {
  field: (name: 'memberMobile' | 'birthDate' | 'country') => SchemaField;
  countries: { value: string; label: string }[];
}

/** For members without a Korean mobile number: what the identity provider returns otherwise. */
export function UnverifiedFields({ field, countries }: UnverifiedFieldsProps) {
  const t = useTranslations('auth.signUp');
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

export function NewMemberPasswordField({ field, typed }: { field: SchemaField; typed: string }) {
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

/** Whether the id is free is checked on blur. */
export function NewMemberIdField({ field, typed }: { field: SchemaField; typed: string }) {
  const t = useTranslations('auth.signUp');
  const { membershipId, isFree, limitedMinutes, ask } = useIdCheck();
  // What was sent without an answer may have taken it for the visitor: it is neither free nor somebody else's.
  const isOfThis = membershipId === tidyCode(typed) && !isUnsettled(joinAttempt(membershipId));
  const taken = isOfThis && isFree === false ? t('problems.idTaken') : undefined;
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
          ask(event.target.value);
        }}
        error={field.error ?? taken}
      />
      <p role="status" className="mt-1.5 text-pine text-sm empty:mt-0">
        {isOfThis && isFree && <span>{t('idFree')}</span>}
        {limitedMinutes !== undefined && <span>{t('idLimited', { minutes: limitedMinutes })}</span>}
      </p>
    </div>
  );
}

/** Checks an id once. A failed check shows nothing, because the sign-up checks again. */
function useIdCheck() {
  const [membershipId, setMembershipId] = useState('');
  const checkAtom = useMemo(() => newIdCheckAtom(membershipId), [membershipId]);
  const { data: isFree, error, refetch } = useAtomValue(checkAtom);

  function ask(typed: string): void {
    const typedId = tidyCode(typed);
    if (!isMembershipId(typedId)) return;
    if (typedId !== membershipId) setMembershipId(typedId);
    else if (error !== null) void refetch();
  }
  return {
    membershipId,
    isFree,
    /** Asked too often: minutes to wait. */
    limitedMinutes: isProblemError(error) ? minutesToWait(error) : undefined,
    ask,
  };
}
