import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStores } from '@/lib/browser-storage/browser-stores';

export interface VisitStore<Visit extends { form: unknown }> {
  load: (storage: Storage | null) => Visit;
  save: (storage: Storage | null, visit: Visit) => void;
  restart: (former: Visit | null) => Visit;
}

interface VisitState<Visit extends { form: unknown }> {
  visit: Visit | null;
  /** The form at the load of this page; unlike `visit.form` it does not change with typing. */
  restoredForm: Visit['form'] | null;
  update: (change: Partial<Visit>) => void;
  startOver: () => void;
}

const tabStorage = () => browserStores()?.session ?? null;

/**
 * The tab's state of a booking of rooms or of a table, synced with session storage.
 * @param names of the store; other ones, as JSON, make another store
 */
export function useVisit<Visit extends { form: unknown }, Names>(
  storeOf: (names: Names) => VisitStore<Visit>,
  names: Names,
): VisitState<Visit> {
  const key = JSON.stringify(names);
  const [made, setMade] = useState(() => ({ key, store: storeOf(names) }));
  if (made.key !== key) setMade({ key, store: storeOf(names) });
  const { store } = made;
  const [loaded, setLoaded] = useState<{ visit: Visit; restoredForm: Visit['form'] | null } | null>(null);
  const latest = useRef<Visit | null>(null);

  const keep = useCallback(
    (visit: Visit, restored?: Visit['form']) => {
      latest.current = visit;
      store.save(tabStorage(), visit);
      setLoaded((before) => ({ visit, restoredForm: restored ?? before?.restoredForm ?? null }));
    },
    [store],
  );
  useEffect(() => {
    const visit = store.load(tabStorage());
    keep(visit, visit.form);
  }, [store, keep]);

  const update = useCallback(
    // From the ref, not from the render: a draft and a refused booking may arrive in one tick.
    (change: Partial<Visit>) => keep({ ...(latest.current ?? store.restart(null)), ...change }),
    [keep, store],
  );
  const startOver = useCallback(() => keep(store.restart(latest.current)), [keep, store]);

  return { visit: loaded?.visit ?? null, restoredForm: loaded?.restoredForm ?? null, update, startOver };
}
