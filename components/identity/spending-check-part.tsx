import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { isProblemError, outcomeOf } from '@/lib/bff/problem-error';
import { formatSeoulInstant } from '@/lib/dates/format';
import { joined } from '@/lib/i18n/list-text';
import { sendSpendingCheck } from '@/lib/identity/send-identity';
import { IdentityCheck } from './identity-check';

export interface SpendingCheckProps {
  /** From when on nothing is asked; null where it is not known. */
  until: string | null;
  /** This page, with its language segment, of at most `MAX_RETURN_TO` characters. */
  href: string;
  /** The member comes back from the provider, which was shown in place of this page. */
  isVerified?: boolean;
  /** This session may spend points and vouchers now. */
  onChecked: () => void;
}

/** The check that the hub asks for before it lets points or vouchers be spent. Texts: `auth.identity`. */
export default function SpendingCheckPart({ until, href, isVerified = false, onChecked }: SpendingCheckProps) {
  const t = useTranslations('auth.identity.spending');
  const locale = useLocale();
  // Each round waits for another verification than the one before.
  const [round, setRound] = useState(0);
  // The answer to an earlier try was lost, which may have used the verification up for this session.
  const isUnsure = useRef(false);
  const check = async () => {
    try {
      return await sendSpendingCheck();
    } catch (error) {
      // The hub decides: where this session may not spend, it asks for the check again.
      if (isUnsure.current && isProblemError(error) && goneCodes.includes(error.code)) return { samePerson: true };
      isUnsure.current = isProblemError(error) && outcomeOf(error) === 'unsure';
      throw error;
    }
  };
  const { run, pending, failure, result, reset } = useAction(check, {
    asks: true,
    failureOf: ({ code }) => (goneCodes.includes(code) ? 'gone' : 'unavailable'),
  });
  // What the page sends on is that of its latest render.
  const goOn = useEffectEvent((samePerson: boolean) => {
    if (samePerson) onChecked();
    else setRound((before) => before + 1);
  });
  useEffect(() => {
    if (result !== null) goOn(result.samePerson);
  }, [result]);
  const confirmFirst = useEffectEvent(() => {
    if (isVerified) void run();
  });
  useEffect(() => confirmFirst(), []);

  return (
    <div className="flex flex-col gap-5">
      <Notice live tone="warning" title={t('title')}>
        {until === null
          ? t('sentence')
          : joined([t('sentence'), t('until', { moment: formatSeoulInstant(until, locale) })], locale)}
      </Notice>
      {result?.samePerson === false && (
        <Notice live tone="error">
          {t('otherPerson')}
        </Notice>
      )}
      {failure === 'gone' && (
        <Notice live tone="error">
          {t('gone')}
        </Notice>
      )}
      {failure === 'unavailable' ? (
        <Notice live tone="error" actions={<Button onClick={() => void run()}>{t('retry')}</Button>}>
          {t('unavailable')}
        </Notice>
      ) : (
        !pending && (
          <IdentityCheck
            key={round}
            purpose="spending"
            href={href}
            known={null}
            onVerified={() => {
              reset();
              void run();
            }}
          />
        )
      )}
    </div>
  );
}

/** The verification is over, or another tab has used it up. */
const goneCodes: readonly string[] = ['identity_expired', 'forbidden', 'conflict'];
