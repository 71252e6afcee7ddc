'use client';

import { startTransition, useCallback, useState } from 'react';
import { useOnIntent } from './use-on-intent';

export type Panel = 'where' | 'dates' | 'guests';

const loadWhere = () => import('./where-picker').then((module) => module.default);
const loadDates = () => import('./dates-picker').then((module) => module.default);
const loadGuests = () => import('./guests-picker').then((module) => module.default);

/**
 * Which picker is open, and which is made ready. A picker is fetched when somebody reaches for its cell, and drawn
 * out of sight in small pieces, so that the press has little left to do; once closed it is forgotten, and
 * the next reach draws it from what is chosen by then.
 */
export function usePickerPanels() {
  const [where, fetchWhere] = useOnIntent(loadWhere);
  const [dates, fetchDates] = useOnIntent(loadDates);
  const [guests, fetchGuests] = useOnIntent(loadGuests);
  const fetchers = { where: fetchWhere, dates: fetchDates, guests: fetchGuests };
  const [open, setOpen] = useState<Panel | null>(null);
  const [reached, setReached] = useState<Panel | null>(null);
  const [generation, setGeneration] = useState(0);

  const reachFor = (name: Panel) => {
    fetchers[name]();
    if (open === null) startTransition(() => setReached(name));
  };
  // Stable, so that an open picker is drawn anew by its own changes alone.
  const close = useCallback(() => {
    setOpen(null);
    setReached(null);
    setGeneration((count) => count + 1);
  }, []);
  const press = (name: Panel) => {
    fetchers[name]();
    if (open === name) return close();
    setReached(name);
    setOpen(name);
  };

  return {
    loaded: { where, dates, guests },
    open,
    /** The picker to be in the page; null for none. */
    drawn: reached === null ? null : { name: reached, key: `${reached} ${generation}` },
    reachFor,
    press,
    close,
  };
}

export type PickerPanels = ReturnType<typeof usePickerPanels>;
