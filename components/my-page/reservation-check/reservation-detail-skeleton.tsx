import { Skeleton } from '@/components/ui/skeleton';

/** The shape of a reservation's detail. */
export function ReservationDetailSkeleton() {
  return (
    <div className="flex flex-col gap-10">
      <Skeleton className="aspect-landscape w-full md:aspect-[21/9]" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
      <Skeleton className="h-9 w-1/3" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
