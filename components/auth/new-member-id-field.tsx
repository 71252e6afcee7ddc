import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { TextField } from '@/components/ui/text-field';
import { newIdCheckAtom } from '@/lib/account/id-check-atoms';
import { joinAttempt } from '@/lib/account/send-join';
import { isMembershipId } from '@/lib/account/sign-up-schema';
import { isProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { isUnsettled } from '@/lib/browser-storage/attempts';
import { tidyCode } from '@/lib/hub/contract/typed-text';

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
