import type { GuestFieldPath } from '@/lib/booking/guest-form';

/** Id of a field of the guest form; target of the error summary. */
export function fieldIdOf(formId: string, path: GuestFieldPath): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}
