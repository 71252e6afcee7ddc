import { useCallback, useState } from 'react';
import { useOnIntent } from '@/components/ui/use-on-intent';

export type Picker = 'where' | 'dates' | 'guests';

const loadWhere = () => import('./where-picker').then((module) => module.default);
const loadDates = () => import('./dates-picker').then((module) => module.default);
const loadGuests = () => import('./guests-picker').then((module) => module.default);

export function usePickers() {
  const [where, fetchWhere] = useOnIntent(loadWhere);
  const [dates, fetchDates] = useOnIntent(loadDates);
  const [guests, fetchGuests] = useOnIntent(loadGuests);
  const [open, setOpen] = useState<{ name: Picker; cell: HTMLElement } | null>(null);
  const loaded = { where, dates, guests };

  return {
    open: open?.name ?? null,
    cell: open?.cell ?? null,
    picker: open && loaded[open.name],
    // Stable: cells that have not changed are not rendered again.
    fetchPicker: useCallback(
      (name: Picker) => ({ where: fetchWhere, dates: fetchDates, guests: fetchGuests })[name](),
      [fetchWhere, fetchDates, fetchGuests],
    ),
    toggle: useCallback(
      (name: Picker, cell: HTMLElement) => setOpen((now) => (now?.name === name ? null : { name, cell })),
      [],
    ),
    close: useCallback(() => setOpen(null), []),
  };
}
