type StayEvents = typeof import('./stay-events');

/** Tells an event of a public page by code that is fetched once the page stands: a first view does without it. */
export function tellLater(tell: (events: StayEvents) => void): void {
  import('./stay-events').then(tell).catch((error: unknown) => reportError(error));
}
