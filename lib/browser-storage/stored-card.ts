import { CARD_CACHE } from './forget-card';

/** The one entry of the card's cache; `public/card-worker.js` answers with it. */
const CARD_KEY = '/member-card';
const WORKER = '/card-worker.js';

/** It has no script and asks for nothing: a name that looks like markup can do nothing there either. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export interface CardToStore {
  card: Element;
  path: string;
  title: string;
  note: string;
  reconnect: string;
  isWanted: () => boolean;
}

/** In place of any other. @returns whether this browser can read it then; false in web views without service workers */
export async function storeCard({ card, path, isWanted, ...texts }: CardToStore): Promise<boolean> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return false;
  // Its scope is this one page: no other request passes it.
  await navigator.serviceWorker.register(WORKER, { scope: path, updateViaCache: 'none' });
  await window.caches.delete(CARD_CACHE);
  const cache = await window.caches.open(CARD_CACHE);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  await cache.put(CARD_KEY, new Response(documentOf(card, { path, ...texts }), { headers }));
  if (isWanted()) return true;
  await window.caches.delete(CARD_CACHE);
  return false;
}

/** The rules of the page's style sheets, without typefaces, which the stored document may not load. */
const pageStyles = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');

/** The card with the styles of its page, built by the browser's own serializer, so that text stays text. */
function documentOf(card: Element, { path, title, note, reconnect }: Omit<CardToStore, 'card' | 'isWanted'>): string {
  const stored = document.implementation.createHTMLDocument(title);
  const { documentElement: root, head, body } = stored;
  root.lang = document.documentElement.lang;
  root.className = document.documentElement.className;
  body.className = document.body.className;
  const meta = (name: string, content: string) =>
    head.append(Object.assign(stored.createElement('meta'), { name, content }));
  head.prepend(
    Object.assign(stored.createElement('meta'), { httpEquiv: 'content-type', content: 'text/html; charset=utf-8' }),
  );
  meta('viewport', 'width=device-width, initial-scale=1');
  meta('robots', 'noindex');
  head.append(Object.assign(stored.createElement('style'), { textContent: pageStyles() }));
  const main = Object.assign(stored.createElement('main'), {
    className: 'mx-auto flex max-w-md flex-col gap-6 px-4 py-8',
  });
  const words = stored.createElement('p');
  const link = Object.assign(stored.createElement('a'), { href: path, textContent: reconnect, className: 'underline' });
  words.append(note, ' ', link);
  const copy = stored.importNode(card, true);
  for (const part of copy.querySelectorAll('script, template, style, link')) part.remove();
  main.append(words, copy);
  body.append(main);
  return `<!doctype html>${root.outerHTML}`;
}
