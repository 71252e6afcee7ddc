import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { hostCookieName, setCookie } from '@/lib/request/cookies';
import { type Contents, FLOW_SECONDS, seal, VERIFIED_SECONDS } from './identity-flow';

export const flowCookieName = (): string => hostCookieName('identity-flow', serverEnv().PUBLIC_ORIGIN);
export const verifiedCookieName = (): string => hostCookieName('identity-verified', serverEnv().PUBLIC_ORIGIN);

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
