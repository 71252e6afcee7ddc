let asking: Promise<void> | null = null;

/** Never rejects: without an answer, for example offline, the last one stands. */
export function askServerTime(): Promise<void> {
  asking ??= import('./bff-request')
    // It notes the time of every answer.
    .then(({ askNow }) => askNow())
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
  return asking;
}
