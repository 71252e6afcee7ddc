import { useRef, useState } from 'react';
import { isMembershipId } from '@/lib/account/sign-up-schema';
import { bffGet } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { tidyCode } from '@/lib/hub/contract/typed-text';

export type IdCheck =
  | { state: 'unknown' }
  | { state: 'free' | 'taken'; membershipId: string }
  /** Asked too often; the sign-up itself checks the id again. */
  | { state: 'limited'; minutes: number };

/** Checks an id once. A failed check shows nothing, because the sign-up checks again. */
export function useIdCheck() {
  const [check, setCheck] = useState<IdCheck>({ state: 'unknown' });
  const asked = useRef('');

  async function ask(typed: string): Promise<void> {
    const membershipId = tidyCode(typed);
    if (!isMembershipId(membershipId) || membershipId === asked.current) return;
    asked.current = membershipId;
    try {
      const query = new URLSearchParams({ membershipId });
      const { data } = await bffGet<{ data: { availableYn: 'Y' | 'N' } }>(`/api/hub/membership/id/check?${query}`);
      if (asked.current !== membershipId) return;
      setCheck({ state: data.availableYn === 'Y' ? 'free' : 'taken', membershipId });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      asked.current = '';
      const minutes = minutesToWait(error);
      setCheck(minutes === undefined ? { state: 'unknown' } : { state: 'limited', minutes });
    }
  }
  return { check, ask };
}
