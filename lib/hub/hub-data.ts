import 'server-only';
import { visitorSignal } from '@/lib/request/page-answer';
import type { Endpoint, ResponseOf } from './contract/endpoint';
import { callHub } from './hub-client';
import type { HubInput } from './hub-input';

/** The data of a call without an access token, for a page. @throws HubError, or the reason of `signal` */
export async function hubData<E extends Endpoint>(
  entry: E,
  input: HubInput<E>,
  signal = visitorSignal(),
): Promise<ResponseOf<E>> {
  return (await callHub(entry, { ...input, signal })).data;
}
