/**
 * The server's time in the browser: the clock of the device can be wrong by years, so it only measures the time since the
 * last answer. Unlike `performance.now()` it goes on while the device sleeps.
 */
let last: { serverMs: number; deviceMs: number } | null = null;

export function noteServerTime(headers: Headers): void {
  const serverMs = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(serverMs)) last = { serverMs, deviceMs: Date.now() };
}

export const serverNow = (): number | null => last && last.serverMs + Date.now() - last.deviceMs;
