type StayEvents = typeof import('./stay-events');

export function tellLater(tell: (events: StayEvents) => void): void {
  import('./stay-events').then(tell).catch((error: unknown) => reportError(error));
}
