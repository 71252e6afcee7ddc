import clsx from 'clsx';

export interface SkeletonProps {
  /** Size and shape of what comes, e.g. `h-6 w-40` or `aspect-landscape w-full`. */
  className?: string;
}

/** A quiet place-holder with the shape of what comes. The region around it says that it is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-sm bg-stone', className)} />;
}
