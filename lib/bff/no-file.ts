/** For a file that does not exist. Not stored: otherwise requests for invented names would fill the cache. */
export const noFile = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
