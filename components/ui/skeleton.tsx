import clsx from 'clsx';

export interface SkeletonProps {
  /** Size and shape of the content, e.g. `h-6 w-40` or `aspect-landscape w-full`. */
  className?: string;
}

export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-sm bg-stone', className)} />;
}
