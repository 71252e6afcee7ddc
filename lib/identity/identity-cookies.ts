import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { setCookie } from '@/lib/session/cookies';
import { type Contents, FLOW_SECONDS, seal, VERIFIED_SECONDS } from './identity-flow';

const nameOf = (publicOrigin: string, name: string) => (publicOrigin.startsWith('https://') ? `__Host-${name}` : name);

export const flowCookieName = (): string => nameOf(serverEnv().PUBLIC_ORIGIN, 'identity-flow');
export const verifiedCookieName = (): string => nameOf(serverEnv().PUBLIC_ORIGIN, 'identity-verified');

function cookie(name: string, value: string, maxAgeSeconds: number): string {
  return setCookie(name, value, maxAgeSeconds, serverEnv().PUBLIC_ORIGIN, true);
}

export async function flowCookie(flow: Contents<'flow'>): Promise<string> {
  return cookie(flowCookieName(), await seal('flow', flow), FLOW_SECONDS);
}

export const clearedFlowCookie = (): string => cookie(flowCookieName(), '', 0);

export async function verifiedCookie(verified: Contents<'verified'>): Promise<string> {
  return cookie(verifiedCookieName(), await seal('verified', verified), VERIFIED_SECONDS);
}

export const clearedVerifiedCookie = (): string => cookie(verifiedCookieName(), '', 0);
