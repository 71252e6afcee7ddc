import clsx from 'clsx';

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-sm bg-stone', className)} />;
}
