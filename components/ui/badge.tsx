import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'brass' | 'pine' | 'clay';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-stone-soft text-ink-soft',
  brass: 'bg-brass-soft text-brass',
  pine: 'bg-pine-soft text-pine',
  clay: 'bg-clay-soft text-clay',
};

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'tabular inline-flex items-center whitespace-nowrap rounded-sm px-2 py-0.5 font-medium text-xs',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
