import clsx from 'clsx';

export interface SkeletonProps {
  className?: string;
}

export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-sm bg-stone', className)} />;
}
