type StayEvents = typeof import('./stay-events');

export function trackLater(track: (events: StayEvents) => void): void {
  import('./stay-events').then(track).catch(reportError);
}
