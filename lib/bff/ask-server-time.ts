let asking: Promise<void> | null = null;

/** Never rejects: without an answer the last time is kept. */
export function askServerTime(): Promise<void> {
  asking ??= import('./bff-request')
    .then(({ askNow }) => askNow())
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
  return asking;
}
