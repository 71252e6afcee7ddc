import { useCallback, useRef, useState } from 'react';
import { useOnIntent } from '@/components/ui/use-on-intent';
import type { PickerGuard } from './picker-guard';

export type Panel = 'where' | 'dates' | 'guests';

const loadWhere = () => import('./where-picker').then((module) => module.default);
const loadDates = () => import('./dates-picker').then((module) => module.default);
const loadGuests = () => import('./guests-picker').then((module) => module.default);

/** Which picker is open. The script of a picker is fetched when its cell is hovered, touched or focused. */
export function usePickerPanels() {
  const [where, fetchWhere] = useOnIntent(loadWhere);
  const [dates, fetchDates] = useOnIntent(loadDates);
  const [guests, fetchGuests] = useOnIntent(loadGuests);
  const [open, setOpen] = useState<Panel | null>(null);

  // All of them stable, so that a press renders what it changes and nothing else.
  const fetchPanel = useCallback(
    (name: Panel) => ({ where: fetchWhere, dates: fetchDates, guests: fetchGuests })[name](),
    [fetchWhere, fetchDates, fetchGuests],
  );
  const close = useCallback(() => setOpen(null), []);
  const guard = useRef<PickerGuard>(null);
  const mayGoOn = useCallback(() => guard.current?.('goOn') ?? true, []);
  const press = useCallback(
    (name: Panel) => {
      if (!mayGoOn()) return;
      fetchPanel(name);
      setOpen((now) => (now === name ? null : name));
    },
    [fetchPanel, mayGoOn],
  );

  return {
    loaded: { where, dates, guests },
    open,
    fetchPanel,
    press,
    close,
    /** Set by the open picker, which may have something unsettled. */
    guard,
    /** Whether the form may be sent; if not, the open picker says why. */
    mayGoOn,
  };
}

export type PickerPanels = ReturnType<typeof usePickerPanels>;
