import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { logUnexpected } from '@/lib/observability/log-lines';
import { keepReady, makeForm, type ReadyPage, readyPage } from '@/lib/page-cache/ready-pages';
import { type Form, wantedForm } from '@/lib/page-cache/wanted-form';
import { type CachedCopy, currentRequest } from '@/lib/request/request-context';
import { isCached, isInItsLanguage } from './public-address';

/** Of these an answer of Next's to a cached page consists; with any other it is one visitor's, and is not kept. */
const ofThePage = new Set([
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'vary',
  'x-middleware-rewrite',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
]);
const ofTheForm = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

/** What Next may answer otherwise: parts of pages, calls by its own names, and bodies, which are read to their end. */
const forNext =
  /^(?:rsc$|next-|x-(?:next|middleware|prerender|invoke|matched|now)|if-modified-since$|content-length$|transfer-encoding$)/;
const plainAddress = /^\/[\w/-]*$/;

/** Would nothing but its address and its language decide about the answer? */
function isPlain(headers: IncomingHttpHeaders): boolean {
  return !Object.keys(headers).some((name) => forNext.test(name));
}

/** As Next's own `fresh`. */
function isKnown({ 'if-none-match': known, 'cache-control': wish }: IncomingHttpHeaders, etag: unknown): boolean {
  if (known === undefined || wish?.includes('no-cache')) return false;
  return known.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

function write(response: ServerResponse, { method, headers }: IncomingMessage, page: ReadyPage, form: Form): boolean {
  if (isKnown(headers, page.headers.etag)) {
    const { 'content-type': _none, ...others } = page.headers;
    response.writeHead(304, others).end();
    return true;
  }
  const bytes = page.forms.get(form);
  if (bytes === undefined) return false;
  response.writeHead(200, {
    ...page.headers,
    ...(form !== 'identity' && { 'content-encoding': form }),
    'content-length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
  return true;
}

const startForm = (page: ReadyPage, form: Form) =>
  void makeForm(page, form).catch((error) => logUnexpected('makeForm', error));

/** Where a forged `Host` would show. */
const isOwn = (rewrite: unknown) => rewrite === undefined || String(rewrite).startsWith('/');

/** Keeps an answer of Next's that is everybody's: its headers, and the page as the cache gave it. */
function learn(
  address: string,
  form: Form,
  response: ServerResponse,
  copy: CachedCopy | undefined,
  before: ReadonlySet<string>,
): void {
  const all = response.getHeaders();
  if (copy === undefined || response.statusCode !== 200 || all['x-nextjs-cache'] !== 'HIT') return;
  const names = Object.keys(all).filter((name) => !before.has(name) && !ofTheForm.has(name));
  if (!names.every((name) => ofThePage.has(name)) || !isOwn(all['x-middleware-rewrite'])) return;
  const headers: OutgoingHttpHeaders = Object.fromEntries(names.map((name) => [name, all[name]]));
  startForm(keepReady(address, copy, headers), form);
}

/**
 * Answers a public page out of ready bytes, as Next would answer it from its cache. Where there are none, Next answers,
 * and what it sent is learnt.
 * @returns whether it is answered
 */
export function answerReady(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !plainAddress.test(url)) return false;
  const page = readyPage(url);
  if (page === undefined && !isCached(url)) return false;
  const form = wantedForm(headers['accept-encoding']?.toString());
  if (form === null || !isPlain(headers) || !isInItsLanguage(url, headers)) return false;
  if (page !== undefined) {
    if (write(response, request, page, form)) return true;
    startForm(page, form);
  } else if (method === 'GET') {
    const before = new Set(response.getHeaderNames());
    const current = currentRequest();
    response.once('finish', () => learn(url, form, response, current?.cachedCopy, before));
  }
  return false;
}
