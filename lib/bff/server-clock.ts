/**
 * What time it is at the server, in the browser: the clock of the device can be wrong by minutes or years. It measures
 * the time since the last answer and nothing else. Unlike `performance.now()` it goes on while the device sleeps.
 */
let last: { serverMs: number; deviceMs: number } | null = null;

/** Every answer says when it was sent, to the second. */
export function noteServerTime(headers: Headers): void {
  const serverMs = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(serverMs)) last = { serverMs, deviceMs: Date.now() };
}

export function serverNow(): number | null {
  return last && last.serverMs + Date.now() - last.deviceMs;
}
