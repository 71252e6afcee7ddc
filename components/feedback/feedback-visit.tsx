'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { ButtonLink } from '@/components/ui/link';
import { type FeedbackKind, type FeedbackVisitState, visitFeedback } from '@/lib/feedback/visit-feedback';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/routes/paths';

const failureOf = (): FeedbackVisitState => ({ at: 'unavailable' });

export function FeedbackVisit({ kind }: { kind: FeedbackKind }) {
  const t = useTranslations('myPage.feedback');
  const locale = useLocale();
  const visit = useCallback(async (): Promise<FeedbackVisitState> => {
    const state = await visitFeedback(kind);
    if (state.at === 'mismatch') return leavePage(localizedPath(locale, paths.myPage({ notice: 'memberMismatch' })));
    // The page is being left.
    return state.at === 'opening' ? new Promise<never>(() => undefined) : state;
  }, [kind, locale]);
  const { run, result, failure } = useAction(visit, { asks: true, failureOf });
  const state: FeedbackVisitState = result ?? failure ?? { at: 'opening' };
  const open = () => void run();

  useEffect(() => void run(), [run]);

  const at = state.at === 'mismatch' ? 'opening' : state.at;
  return (
    <div className="border-stone-deep border-y py-12">
      <div role="status">
        <h2 className="display text-xl">{t(`${at}.title`)}</h2>
        <p className="mt-3 max-w-prose text-ink-soft">{t(`${at}.sentence`)}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3 empty:hidden">
        {state.at === 'blocked' && (
          <a href={state.address} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
            {t('open')}
          </a>
        )}
        {(state.at === 'down' || state.at === 'unavailable' || state.at === 'limited') && (
          <Button onClick={open}>{t('retry')}</Button>
        )}
        {state.at === 'opened' && (
          <Button variant="secondary" onClick={open}>
            {t('again')}
          </Button>
        )}
        {state.at === 'missing' && (
          <ButtonLink href={localizedPath(locale, paths.myPageFeedback())}>{t('write')}</ButtonLink>
        )}
        {(state.at === 'closed' || state.at === 'down') && (
          <ButtonLink prefetch href={localizedPath(locale, paths.help())} variant="secondary">
            {t('contact')}
          </ButtonLink>
        )}
        {state.at !== 'opening' && (
          <ButtonLink href={localizedPath(locale, paths.myPage())} variant="quiet">
            {t('back')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
