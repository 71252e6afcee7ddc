import { get } from 'node:http';

/** Bytes of an answer as it came. */
export const bytesOf = (address, headers) =>
  new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** Of the scripts that a page names, the one whose size is nearest to their mean. */
export async function middlingFile(address, html) {
  const paths = [...new Set(html.match(/\/_next\/static\/[^"]+\.js/g))];
  const sizes = await Promise.all(paths.map((path) => bytesOf(address + path, { 'accept-encoding': 'gzip' })));
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const distances = sizes.map((size) => Math.abs(size - mean));
  return paths[distances.indexOf(Math.min(...distances))];
}
