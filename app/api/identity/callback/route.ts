import { returnFromProvider } from '@/lib/identity/provider-return';

/** NICE returns by GET or, on iOS and in some in-app browsers, by POST. Outside the cross-site rules, see there. */
export const GET = returnFromProvider;
export const POST = returnFromProvider;
