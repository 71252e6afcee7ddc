import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from './link';

export interface NextStep extends Omit<ButtonLinkProps, 'children'> {
  label: string;
}

export interface EmptyStateProps {
  title: string;
  isPageTitle?: boolean;
  sentence?: ReactNode;
  nextStep?: NextStep;
  actions?: ReactNode;
  className?: string;
}

export function EmptyState({ title, isPageTitle = false, sentence, nextStep, actions, className }: EmptyStateProps) {
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div className={clsx('flex flex-col items-center border-stone-deep border-y px-6 py-16 text-center', className)}>
      <Title className="display text-xl">{title}</Title>
      {sentence && <div className="mt-3 max-w-md text-ink-soft">{sentence}</div>}
      {(nextStep || actions) && (
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {nextStep && <NextStepLink {...nextStep} />}
          {actions}
        </div>
      )}
    </div>
  );
}

function NextStepLink({ label, ...link }: NextStep) {
  return <ButtonLink {...link}>{label}</ButtonLink>;
}
