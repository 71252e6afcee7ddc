/**
 * Makes a page ready to be measured: it is cached, and the web holds every picture that it names.
 * @param {string} address
 * @param {string} [cookie] of a member who is logged in
 */
export async function warmUp(address, cookie) {
  const page = await fetch(address, { headers: { 'accept-language': 'ko', ...(cookie && { cookie }) } });
  if (!page.ok) throw new Error(`${address} answered ${page.status}`);
  const html = await page.text();
  const pictures = new Set(
    Array.from(html.matchAll(/\/pictures\/[\w./-]+\.(?:avif|webp|jpe?g|png)/g), ([path]) => path),
  );
  for (const path of pictures) {
    const picture = await fetch(new URL(path, address));
    if (!picture.ok) throw new Error(`${path} answered ${picture.status}`);
  }
}
