import { returnFromProvider } from '@/lib/identity/provider-return';

/** NICE returns by GET or, on iOS and in some in-app browsers, by POST. Outside the cross-site rules, see there. */
export const GET = returnFromProvider;
export const POST = returnFromProvider;

/** Next would answer it by GET, and a look at the address would use the one-time state up. */
export const HEAD = (_request: Request) => new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
