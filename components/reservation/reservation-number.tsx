import clsx from 'clsx';

export interface ReservationNumberProps {
  label: string;
  /** As the hub spells it; one press selects all of it. */
  number: string;
  testId: 'reservation-no' | 'table-no';
  className?: string;
}

export function ReservationNumber({ label, number, testId, className }: ReservationNumberProps) {
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-4 border-brass border-t pt-4', className)}>
      <span className="text-ink-muted text-sm">{label}</span>
      <strong translate="no" data-testid={testId} className="tabular select-all font-medium text-xl tracking-wide">
        {number}
      </strong>
    </p>
  );
}
