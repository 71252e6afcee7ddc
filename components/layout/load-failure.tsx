import type { NotLoaded } from '@/lib/request/load';
import { HubUnavailable } from './hub-unavailable';
import { NotFound } from './not-found';

/** In place of what a page could not load: 404 or 503. A page of a member answers `login` and `renew` itself. */
export function LoadFailure({ state }: NotLoaded) {
  return state === 'notFound' ? <NotFound /> : <HubUnavailable />;
}
