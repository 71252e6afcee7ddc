import type { Load, NotLoaded } from '@/lib/request/load';
import { type HubErrorKind, isHubError } from './hub-error';

type FailureStates = Partial<Record<HubErrorKind, NotLoaded['state']>>;

/** For the `catch` of a loader. @throws errors other than HubError */
export function hubFailed(error: unknown, states: FailureStates = { rejected: 'refused' }): NotLoaded {
  if (!isHubError(error)) throw error;
  return { state: states[error.kind] ?? 'unavailable' };
}

/** Outcome of a call for everybody, which returns null for what does not exist. @throws errors other than HubError */
export const loadOf = <T>(call: Promise<T>): Promise<Load<NonNullable<T>>> =>
  call.then((data) => (data == null ? { state: 'notFound' } : { state: 'ready', data }), hubFailed);
