import 'server-only';
import { type CurrentRequest, currentRequest } from '@/lib/request/request-context';
import type { MemberLoad } from '@/lib/session/member-load';

const ofPages = new WeakMap<CurrentRequest, Promise<MemberLoad<unknown>>>();

/** Names the call of a page whose layout says how both are answered (`MemberPage`). */
export function nameLoadOfPage(load: Promise<MemberLoad<unknown>>): void {
  const request = currentRequest();
  if (request) ofPages.set(request, load);
}

/** The call that the page below a layout has named; none where it has none, or another layout is asked. */
export function loadsOfPage(): readonly Promise<MemberLoad<unknown>>[] {
  const request = currentRequest();
  const load = request && ofPages.get(request);
  return load ? [load] : [];
}
