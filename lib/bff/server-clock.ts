/** A device's clock can be years off, so it only measures the time since an answer; `performance.now()` stops while it sleeps. */
let last: { serverMs: number; deviceMs: number } | null = null;

export function noteServerTime(headers: Headers): void {
  const serverMs = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(serverMs)) last = { serverMs, deviceMs: Date.now() };
}

export const serverNow = (): number | null => last && last.serverMs + Date.now() - last.deviceMs;
