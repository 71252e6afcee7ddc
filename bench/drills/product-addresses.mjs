import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../../lib/hub/contract/contract.ts';
import { root } from '../../scripts/setup/project.mjs';

/** What stands in for a part of an address that is not fixed. */
const examples = new Map([
  ['locale', ''],
  ['hotelId', 'haneul-namsan'],
  ['category', 'location'],
  ['detail', 'seoul'],
  ['page', '2'],
  ['attachmentId', 'AB12CD'],
  ['claimNo', 'AB12CD'],
  ['enquiryNo', 'AB12CD'],
  ['reservationNo', 'AB12CD'],
  ['restaurantId', 'namsan-bulbit'],
  ['offerId', 'dinner-and-morning'],
  ['region', 'seoul'],
  ['tableReservationNo', 'AB12CD'],
  ['kind', 'hotel'],
  ['file', 'card.webp'],
  ['entry', 'myPoint/pointInfo'],
  ['rest', 'nothing/here'],
]);

/**
 * Address of a page or handler from its place below `app/`; null for the proxy, whose addresses are the contract's.
 * @param {string} file such as `[locale]/(public)/hotels/[hotelId]/page.tsx`
 * @throws Error for a parameter without an example, so that a new one is not forgotten
 */
export function addressOfFile(file) {
  const parts = file.split('/').slice(0, -1);
  if (parts.join('/') === 'api/hub/[...path]') return null;
  const address = parts
    .filter((part) => !/^\(.*\)$/.test(part))
    .map((part) => {
      const name = /^\[(?:\.\.\.)?(\w+)\]$/.exec(part)?.[1];
      if (name === undefined) return decodeURIComponent(part);
      const example = examples.get(name);
      if (example === undefined) throw new Error(`No example for [${name}] of app/${file}`);
      return example;
    })
    .filter(Boolean);
  return `/${address.join('/')}`;
}

function filesNamed(name) {
  return readdirSync(join(root, 'app'), { recursive: true })
    .filter((file) => file.endsWith(`/${name}`))
    .map(addressOfFile)
    .filter((address) => address !== null);
}

/**
 * Every address of the product as it stands: pages and handlers from the folders, the proxy's from the contract.
 * @returns {{ pages: string[], handlers: string[], files: string[] }}
 */
export function productAddresses() {
  const proxied = Object.values(contract).map(({ path }) => `/api/hub${path.replace(/\{\w+\}/g, 'AB12CD')}`);
  return {
    pages: filesNamed('page.tsx'),
    handlers: [...filesNamed('route.ts'), ...proxied, '/api/nothing', '/api/hub'],
    files: [
      '/robots.txt',
      '/favicon.svg',
      '/manifest.webmanifest',
      '/_next/static/nothing.js',
      '/_next/image',
      '/_next/data/x/index.json',
      '/fonts/nothing.woff2',
      '/pictures/x',
    ],
  };
}
