import { useEffect, useEffectEvent, useState } from 'react';
import type { CompleteChange } from '@/lib/booking/change-stay';
import { takeWish } from '@/lib/booking/change-wish';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

/**
 * Restores the wish that was left for the identity check, which was shown in place of the page.
 * @param isVerified the member comes back from it
 */
export function useRestoredWish(
  isVerified: boolean,
  reservation: ReservationDetail,
  onRestored: (wish: CompleteChange) => void,
) {
  const [restored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const wish = isVerified ? takeWish(browserStores()?.session ?? null, reservation) : null;
    if (wish === null) return;
    setRestored(true);
    onRestored(wish);
  });
  useEffect(() => restore(), []);
  return { restored, endRestored: () => setRestored(false) };
}
