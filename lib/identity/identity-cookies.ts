import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { setCookie } from '@/lib/session/cookies';
import { type Contents, FLOW_SECONDS, seal, VERIFIED_SECONDS } from './identity-flow';

const nameOf = (publicOrigin: string, name: string) => (publicOrigin.startsWith('https://') ? `__Host-${name}` : name);

/** Name of the cookie that binds a verification under way to its browser. */
export const flowCookieName = (): string => nameOf(serverEnv().PUBLIC_ORIGIN, 'identity-flow');
/** Name of the cookie in which a form finds who was verified. */
export const verifiedCookieName = (): string => nameOf(serverEnv().PUBLIC_ORIGIN, 'identity-verified');

function cookie(name: string, value: string, maxAgeSeconds: number): string {
  return setCookie(name, value, maxAgeSeconds, serverEnv().PUBLIC_ORIGIN, true);
}

/** `Set-Cookie` of a verification that begins; one that ran in this browser before is over. */
export async function flowCookie(flow: Contents<'flow'>): Promise<string> {
  return cookie(flowCookieName(), await seal('flow', flow), FLOW_SECONDS);
}

/** `Set-Cookie` once a verification has ended, however. */
export const clearedFlowCookie = (): string => cookie(flowCookieName(), '', 0);

/** `Set-Cookie` with what a form needs of a person who was verified. */
export async function verifiedCookie(verified: Contents<'verified'>): Promise<string> {
  return cookie(verifiedCookieName(), await seal('verified', verified), VERIFIED_SECONDS);
}

/** `Set-Cookie` where nobody is verified any more: a form must not take who was before for who is now. */
export const clearedVerifiedCookie = (): string => cookie(verifiedCookieName(), '', 0);
