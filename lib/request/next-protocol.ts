/**
 * Names that Next's router and server use between them; its guides to CDNs and self-hosting name most of them. `tests/conventions/framework.test.ts`
 * compares them with Next's where it exports them, and keeps them out of every other file.
 */

/** Of a request for a part of a page, by the router. */
export const RSC_HEADER = 'rsc';
export const PREFETCH_HEADER = 'next-router-prefetch';
export const SEGMENT_PREFETCH_HEADER = 'next-router-segment-prefetch';
export const ROUTER_STATE_HEADER = 'next-router-state-tree';
/** Id of a server action; this product has none. */
export const ACTION_HEADER = 'next-action';
/** Query parameter of such a request. Next redirects a request without it. */
export const RSC_PARAMETER = '_rsc';
export const CACHE_TAGS_HEADER = 'x-next-cache-tags';
export const CACHE_STATE_HEADER = 'x-nextjs-cache';
