import clsx from 'clsx';
import { useTranslations } from 'next-intl';

const steps = ['details', 'review'] as const;

export function BookingSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useTranslations('booking.steps');
  return (
    <ol aria-label={t('label')} className="mb-10 flex flex-wrap gap-x-8 border-stone border-b text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={clsx(
            'tabular -mb-px flex gap-2 border-b-2 py-3',
            step === current ? 'border-brass font-medium text-ink' : 'border-transparent text-ink-muted',
          )}
        >
          <span aria-hidden="true" className="text-brass">
            {index + 1}
          </span>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
