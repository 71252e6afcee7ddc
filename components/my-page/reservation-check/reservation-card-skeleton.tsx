import { Skeleton } from '@/components/ui/skeleton';

/** The shape of a `ReservationCard`. */
export function ReservationCardSkeleton() {
  return (
    <div className="flex flex-col">
      <Skeleton className="aspect-landscape w-full" />
      <Skeleton className="mt-5 h-4 w-16" />
      <Skeleton className="mt-3 h-7 w-3/5" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-6 h-6 w-full" />
    </div>
  );
}
