/** For a file that does not exist. No cache stores it: who makes up names would choose how many. */
export const noFile = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
