import type { GuestFieldPath } from '@/lib/booking/guest-form';

/** Id of a field of the guest form, by which the error summary leads to it. */
export function fieldIdOf(formId: string, path: GuestFieldPath): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}
