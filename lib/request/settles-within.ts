/** Whether the promise is fulfilled or rejected within `waitMs` milliseconds. Never rejects. */
export async function settlesWithin(promise: Promise<unknown>, waitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, waitMs, false);
  });
  const settled = promise.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([settled, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
