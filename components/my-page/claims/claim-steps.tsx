import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { formatDay, seoulMoment } from '@/lib/dates/format';
import type { ClaimDetail } from '@/lib/hub/contract/claim';

export function ClaimSteps({ claim }: { claim: ClaimDetail }) {
  const t = useTranslations('centre.result');
  const locale = useLocale();
  const decision = claim.state === 'refused' ? 'refused' : 'done';
  const steps = [
    { state: 'received', at: claim.receivedAt },
    { state: 'reviewing', at: claim.reviewingAt },
    { state: decision, at: claim.decidedAt },
  ] as const;
  return (
    <ol className="border-stone-deep border-l">
      {steps.map(({ state, at }) => {
        const isLast = state === decision;
        const undecided = isLast && at === null;
        return (
          <li
            key={state}
            aria-current={state === claim.state ? 'step' : undefined}
            className="relative flex flex-col gap-0.5 pb-7 pl-7 last:pb-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1.5 -left-[5px] size-2.5 rounded-full border',
                at === null ? 'border-stone-deep bg-paper' : 'border-pine bg-pine',
              )}
            />
            <span className={clsx(at === null ? 'text-ink-muted' : 'font-medium')}>
              {undecided ? t('decision') : t(`state.${state}`)}
            </span>
            <span className="tabular text-ink-muted text-sm">
              {at !== null && <span>{t('instant', seoulMoment(at, locale))}</span>}
              {undecided && <span>{t('decisionBy', { day: formatDay(claim.decisionBy, locale) })}</span>}
              {at === null && !isLast && <span>{t('waiting')}</span>}
            </span>
            {isLast && claim.points !== null && <span>{t('granted', { points: claim.points })}</span>}
            {isLast && claim.refusal !== null && <span>{t(`refusal.${claim.refusal}`)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
