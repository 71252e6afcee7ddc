/** Waits until a server that was just started answers. */
export async function untilAnswered(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within 10 s`);
}
