const store = globalThis as typeof globalThis & { __draining?: boolean };

/** From now on the process asks for no new work; what is under way is finished. */
export function startDraining(): void {
  store.__draining = true;
}

export function isDraining(): boolean {
  return store.__draining === true;
}

/**
 * Puts a pause before what already listens to SIGTERM (Next closes its server at once). In it readiness
 * answers 503, so that whoever spreads the visitors has seen it before connections are refused.
 */
export function drainBeforeSigterm(pauseMs: number): void {
  const stop = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', (signal) => {
    if (isDraining()) return;
    startDraining();
    setTimeout(() => {
      for (const listener of stop) listener(signal);
    }, pauseMs);
  });
}
