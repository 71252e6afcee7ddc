/** The hub's time. Everything that depends on "now" asks here, so that a test can move it. */
export interface HubClock {
  now(): Date;
  /** Moves the clock to an instant; it goes on running from there unless `frozen`. */
  moveTo(instant: Date, frozen?: boolean): void;
  /** Back to the machine's own time. */
  release(): void;
}

export function createClock(): HubClock {
  let offsetMs = 0;
  let frozenAt: number | null = null;
  return {
    now: () => new Date(frozenAt ?? Date.now() + offsetMs),
    moveTo(instant, frozen = false) {
      offsetMs = instant.getTime() - Date.now();
      frozenAt = frozen ? instant.getTime() : null;
    },
    release() {
      offsetMs = 0;
      frozenAt = null;
    },
  };
}
