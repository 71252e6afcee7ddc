import { vi } from 'vitest';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { type SentRequest, stubFetch } from '../setup/stub-fetch';

const appAgent = 'Mozilla/5.0 (iPhone) HotelRewardsApp/iOS/3.2';
const androidAgent = 'Mozilla/5.0 (Linux; Android 16; wv) HotelRewardsApp/Android/3.2';

/** Puts the page into an app's web view, or into a browser. */
export function beInside(channel: 'ios' | 'android' | 'browser'): void {
  const agent = { ios: appAgent, android: androidAgent, browser: 'Mozilla/5.0 Safari/605.1' }[channel];
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  document.head.innerHTML =
    '<meta name="native-app" content="HotelRewardsBridge" data-ios="HotelRewardsApp/iOS" data-android="HotelRewardsApp/Android">';
}

/** The cookie that says that there is a session. */
export function setHint(present: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = present ? 'signed-in=1; Path=/' : 'signed-in=; Path=/; Max-Age=0';
}

export function pair(name: string): TokenPair {
  return { accessToken: `Bearer ${name}-access`, refreshToken: `${name}-refresh` };
}

/** Writes as the native side does: one item after the other, without a word to the page. */
export function nativeWrites(tokens: Partial<TokenPair>): void {
  for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
}

export function storedTokens(): (string | null)[] {
  return [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')];
}

export function problem(code: string, status: number, more: object = {}): Response {
  return new Response(JSON.stringify({ code, status, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

type Answer = (body: unknown) => Response | Promise<Response>;

/** The page's server: one answer for each address, and what was sent to it. */
export class PageServer {
  readonly answers: Record<string, Answer> = {};
  readonly seen: { path: string; body: unknown }[] = [];

  constructor() {
    stubFetch(async (path: string, init: SentRequest) => {
      const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
      this.seen.push({ path, body });
      const answer = this.answers[path];
      if (!answer) throw new TypeError(`nothing answers at ${path}`);
      return answer(body);
    });
  }

  paths(): string[] {
    return this.seen.map(({ path }) => path.replace('/api/session/', ''));
  }
}
