import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import {
  newTableVisit,
  readTableVisit,
  type TableVisit,
  takeGuestVisit,
  writeTableVisit,
} from '@/lib/dining/table-visit';

interface VisitNames {
  /** `tableVisitKey` */
  key: string;
  owner: string;
  /** `seatingName` */
  seating: string;
  /** Key of what a guest typed before the login of this member; null for a guest. */
  guestKey: string | null;
}

interface VisitState {
  /** Null until the browser's storage has been read. */
  visit: TableVisit | null;
  /** What had been typed before this page was loaded; unlike `visit.form` it does not follow the typing. */
  restoredForm: TableVisit['form'];
  update: (change: Partial<TableVisit>) => void;
  /** Forgets what was sent: a new key, nothing booked. What was typed stays. */
  startAnew: () => void;
}

/** The tab's memory of this booking, kept in step with its session storage. */
export function useTableVisit({ key, owner, seating, guestKey }: VisitNames): VisitState {
  const [loaded, setLoaded] = useState<{ visit: TableVisit; restoredForm: TableVisit['form'] } | null>(null);
  const latest = useRef<TableVisit | null>(null);

  const keep = useCallback(
    (visit: TableVisit, restored?: TableVisit['form']) => {
      latest.current = visit;
      writeTableVisit(browserStores()?.session ?? null, key, visit);
      setLoaded((before) => ({ visit, restoredForm: restored ?? before?.restoredForm ?? null }));
    },
    [key],
  );

  useEffect(() => {
    const storage = browserStores()?.session ?? null;
    const stored =
      readTableVisit(storage, { key, owner, seating }) ?? takeGuestVisit(storage, { key: guestKey, owner, seating });
    keep(stored ?? newTableVisit(owner, seating), stored?.form);
  }, [key, owner, seating, guestKey, keep]);

  const update = useCallback(
    (change: Partial<TableVisit>) => {
      // From the ref, not from the render: a draft and a refused booking may arrive in one tick.
      keep({ ...(latest.current ?? newTableVisit(owner, seating)), ...change });
    },
    [keep, owner, seating],
  );
  const startAnew = useCallback(
    () => keep(newTableVisit(owner, seating, latest.current?.form ?? null)),
    [keep, owner, seating],
  );

  return { visit: loaded?.visit ?? null, restoredForm: loaded?.restoredForm ?? null, update, startAnew };
}
