import type { EndpointName } from '../../../lib/hub/contract/contract.ts';
import type { MemberRow } from '../member/member-store.ts';
import { Refusal } from '../refusal.ts';
import type { Call } from './handler.ts';

/** The member of a call that needs one. @throws UNAUTHORIZED without a token */
export function viewerOf<N extends EndpointName>({ viewer }: Call<N>): MemberRow {
  if (!viewer) throw new Refusal('UNAUTHORIZED');
  return viewer;
}
