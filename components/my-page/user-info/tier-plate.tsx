import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Tier } from '@/lib/hub/contract/member';

/** Light enough for dark text on every part, and for browsers that darken pages: they invert only what is light. */
const metals: Record<Tier, string> = {
  classic: 'bg-[linear-gradient(115deg,#fffdf9_0%,#efe8da_55%,#f8f3ea_100%)]',
  silver: 'bg-[linear-gradient(115deg,#f3f2ef_0%,#d4d3ce_48%,#e9e7e2_72%,#d9d7d2_100%)]',
  gold: 'bg-[linear-gradient(115deg,#f6ead0_0%,#e6cf9a_48%,#f0e1be_72%,#e8d3a4_100%)]',
  platinum: 'bg-[linear-gradient(115deg,#f4f7f6_0%,#c9d7d3_46%,#eaf0ee_70%,#cfdad7_100%)]',
};

/** Drawn in CSS, so that the lines stay fine at every size. */
const engraving = 'bg-[repeating-radial-gradient(circle_at_100%_0%,transparent_0_6px,rgb(31_27_22/0.05)_6px_7px)]';

export interface TierPlateProps {
  tier: Tier;
  children: ReactNode;
  className?: string;
}

export function TierPlate({ tier, children, className }: TierPlateProps) {
  return (
    <div className={clsx('relative overflow-hidden rounded-lg text-ink', metals[tier], className)}>
      <span aria-hidden="true" className={clsx('absolute inset-0', engraving)} />
      <div className="relative size-full">{children}</div>
    </div>
  );
}
