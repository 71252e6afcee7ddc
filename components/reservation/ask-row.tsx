'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { SpendingCheck } from '@/components/identity/spending-check';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useResultOnPage } from '@/components/ui/show-result';
import { isOpenAsk, isPossible, wantedAskOf } from '@/lib/booking/ask-choice';
import { type AskFailure, type AskStep, askFailureOf, sendAskStep } from '@/lib/booking/send-ask';
import { isHeld } from '@/lib/browser-storage/attempts';
import type { Ask, AskOption } from '@/lib/hub/contract/ask';
import { languageOf } from '@/lib/i18n/languages';
import { joined } from '@/lib/i18n/list-text';
import { FrozenNotice } from './frozen-notice';

export interface AskRowProps {
  ask: Ask | undefined;
  /** What can be asked for now; absent where an ask stands. */
  option: AskOption | undefined;
  /** Its name, how it stands, and what is offered: the formats of days and hours stay on the server. */
  texts: { kind: string; standing: string; offered: string };
  paths: { ask: string; withdraw: string };
  href: string;
  isVerified: boolean;
}

/** One kind of ask on a reservation: how it stands, and the button that asks or withdraws. The new state takes the focus. */
export function AskRow({ ask, option, texts, paths, href, isVerified }: AskRowProps) {
  const t = useTranslations('common.asks');
  const locale = useLocale();
  const lang = languageOf(locale).code;
  const router = useRouter();
  const shown = ask ?? option;
  const isOpen = ask !== undefined && isOpenAsk(ask);
  const idOf = (open: boolean) => `ask-${shown?.kind}-${open ? 'open' : 'closed'}`;
  const [resultId, setResultId] = useState('');
  const expectResult = useResultOnPage(resultId);
  const { run, pending, failure } = useAction(
    async (step: AskStep) => {
      await sendAskStep(step);
      expectResult();
    },
    {
      refresh: router.refresh,
      failureOf: (problem): AskFailure => {
        const failed = askFailureOf(problem);
        // The page shows what can no longer be asked for.
        if (failed.kind === 'notPossible' || failed.kind === 'closed') router.refresh();
        return failed;
      },
    },
  );
  const possible = option && isPossible(option) ? option : undefined;
  const wanted: AskStep | undefined = possible && {
    does: 'ask',
    path: paths.ask,
    body: { ...wantedAskOf(possible), lang },
  };
  const [returned, setReturned] = useState(false);
  // Of several kinds, the check was for the one that was refused.
  const comeBack = useEffectEvent(() => setReturned(isVerified && wanted !== undefined && isHeld(wanted)));
  useEffect(() => comeBack(), []);
  if (shown === undefined) return null;
  const { kind } = texts;
  const press = (step: AskStep) => {
    setResultId(idOf(!isOpen));
    void run(step);
  };
  const check = failure?.kind === 'identity' ? failure : returned ? { until: null } : null;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 py-4 sm:grid-cols-[1fr_auto]">
      <div>
        <p className="font-medium">{kind}</p>
        {ask && (
          <p id={idOf(isOpen)} tabIndex={-1} className="keep-words text-ink-soft text-sm">
            {texts.standing}
          </p>
        )}
        {option && failure?.kind !== 'notPossible' && (
          <p className="keep-words text-ink-muted text-sm">{texts.offered}</p>
        )}
      </div>
      <div data-screen-only className="empty:hidden">
        {wanted && !check && (
          <Button
            variant="secondary"
            size="sm"
            pending={pending}
            pendingLabel={t('pending')}
            aria-label={t('askLabel', { kind })}
            onClick={() => press(wanted)}
          >
            {t('ask')}
          </Button>
        )}
        {isOpen && (
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            pendingLabel={t('pending')}
            aria-label={t('withdrawLabel', { kind })}
            onClick={() => press({ does: 'withdraw', path: paths.withdraw, body: { kind: ask.kind, lang } })}
          >
            {t('withdraw')}
          </Button>
        )}
      </div>
      <div className="empty:hidden sm:col-span-2">
        {check && wanted ? (
          <SpendingCheck
            until={check.until}
            href={href}
            isVerified={returned}
            onChecked={() => {
              setReturned(false);
              press(wanted);
            }}
          />
        ) : (
          failure && <AskFailureNotice failure={failure} />
        )}
      </div>
    </li>
  );
}

function AskFailureNotice({ failure }: { failure: AskFailure }) {
  const t = useTranslations('common.asks');
  const locale = useLocale();
  switch (failure.kind) {
    case 'frozen':
      return <FrozenNotice live telephone={failure.telephone} />;
    // What was refused is offered no more.
    case 'identity':
      return null;
    default:
      return (
        <Notice live tone="error">
          {failure.kind === 'notPossible'
            ? joined([t('notPossible'), t(`reason.${failure.reason}`)], locale)
            : t(failure.kind)}
        </Notice>
      );
  }
}
