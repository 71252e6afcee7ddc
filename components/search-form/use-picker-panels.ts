import { startTransition, useCallback, useRef, useState } from 'react';
import { useOnIntent } from '@/components/ui/use-on-intent';
import type { PickerGuard } from './picker-guard';

export type Panel = 'where' | 'dates' | 'guests';

const loadWhere = () => import('./where-picker').then((module) => module.default);
const loadDates = () => import('./dates-picker').then((module) => module.default);
const loadGuests = () => import('./guests-picker').then((module) => module.default);

interface Panels {
  open: Panel | null;
  reached: Panel | null;
  generation: number;
}

const closedPanels: Panels = { open: null, reached: null, generation: 0 };
const closedAgain = ({ generation }: Panels): Panels => ({ ...closedPanels, generation: generation + 1 });

/**
 * Which picker is open, and which is made ready. A picker is fetched when somebody reaches for its cell, and drawn
 * out of sight in small pieces, so that the press has little left to do; once closed it is forgotten, and
 * the next reach draws it from what is chosen by then.
 */
export function usePickerPanels() {
  const [where, fetchWhere] = useOnIntent(loadWhere);
  const [dates, fetchDates] = useOnIntent(loadDates);
  const [guests, fetchGuests] = useOnIntent(loadGuests);
  const [{ open, reached, generation }, setPanels] = useState(closedPanels);

  const fetchPanel = useCallback(
    (name: Panel) => ({ where: fetchWhere, dates: fetchDates, guests: fetchGuests })[name](),
    [fetchWhere, fetchDates, fetchGuests],
  );
  // All of them stable, so that a press draws what it changes and nothing else.
  const reachFor = useCallback(
    (name: Panel) => {
      fetchPanel(name);
      startTransition(() =>
        setPanels((now) => (now.open !== null || now.reached === name ? now : { ...now, reached: name })),
      );
    },
    [fetchPanel],
  );
  const close = useCallback(() => setPanels(closedAgain), []);
  const guard = useRef<PickerGuard>(null);
  const mayGoOn = useCallback(() => guard.current?.('goOn') ?? true, []);
  const press = useCallback(
    (name: Panel) => {
      if (!mayGoOn()) return;
      fetchPanel(name);
      setPanels((now) => (now.open === name ? closedAgain(now) : { ...now, open: name, reached: name }));
    },
    [fetchPanel, mayGoOn],
  );

  return {
    loaded: { where, dates, guests },
    open,
    /** The picker to be in the page; null for none. */
    drawn: reached === null ? null : { name: reached, key: `${reached} ${generation}` },
    reachFor,
    press,
    close,
    /** Filled by the picker in the page that may have something unsettled. */
    guard,
    /** Whether the form may be sent; what keeps it stands in the open picker then. */
    mayGoOn,
  };
}

export type PickerPanels = ReturnType<typeof usePickerPanels>;
