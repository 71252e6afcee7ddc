const DEADLINE_MS = 180_000;
const PAUSE_MS = 500;

/**
 * Makes a page ready to be measured: a kept one is made, and every picture that it names has been drawn. The stand-in
 * hub draws a picture when it is first asked for, and answers "not yet" meanwhile.
 * @param {string} address
 */
export async function warmUp(address) {
  const page = await fetch(address, { headers: { 'accept-language': 'ko' } });
  if (!page.ok) throw new Error(`${address} answered ${page.status}`);
  const html = await page.text();
  const pictures = new Set(
    Array.from(html.matchAll(/\/pictures\/[\w./-]+\.(?:avif|webp|jpe?g|png)/g), ([path]) => path),
  );
  const deadline = performance.now() + DEADLINE_MS;
  for (const path of pictures) {
    while (!(await fetch(new URL(path, address))).ok) {
      if (performance.now() > deadline) throw new Error(`${path} was not drawn within ${DEADLINE_MS / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
