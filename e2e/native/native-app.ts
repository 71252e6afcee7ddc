import { type BrowserContext, expect, type Page, type Request } from 'playwright/test';
import type { TokenPair } from '../../lib/hub/contract/token-pair';
import { androidMethods, type HandlerBehaviour, installBridge } from './bridge-script';
import { bridgeName, type Platform } from './configuration';

/** One message as the native side understood it. */
export interface Arrival {
  /** `userInfo`, `tokenExpired`, `logOut`, …: iOS's `type`, Android's method. */
  type: string;
  /** iOS: the object without its `type`; Android: the parsed text. Absent where nothing came along. */
  content?: unknown;
  /** When it was sent, by the page's clock, in ms. */
  at: number;
}

/** What the native side says to the page; contract of docs/decisions/0017. */
export type Inbound = 'tokensReplaced' | 'loggedOut' | 'loginCheck' | 'resumed';

/** How tokens come into local storage: by the app's own code, or by a page in another web view of the app. */
export type Writer = 'native' | 'otherWebView';

/** What a failing handler says; it reaches the page's own error events. */
export const HANDLER_FAILURE = 'the native side of the bridge failed';
/** A file of the product's origin that runs nothing: another web view stands on it to reach the same storage. */
const QUIET_PATH = '/favicon.svg';
/** Longer than the server needs to answer whose half a pair is. */
const HALF_WRITTEN_MS = 200;

function understood(platform: Platform, message: unknown): Pick<Arrival, 'type' | 'content'> {
  if (platform === 'android') {
    const { method, json } = message as { method: string; json?: string };
    return { type: method, ...(json !== undefined && { content: JSON.parse(json) }) };
  }
  const { type, ...content } = message as { type: string };
  return { type, ...(Object.keys(content).length > 0 && { content }) };
}

/** An iOS or Android app around the product's pages: takes their messages, writes their storage, talks to them. */
export class NativeApp {
  readonly platform: Platform;
  /** Everything that arrived, in order, from all web views. */
  readonly arrived: Arrival[] = [];
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #addresses: string[] = [];
  readonly #tokens = new Set<string>();
  readonly #callsUnderWay = new Set<Request>();
  #lastCallAt = 0;

  private constructor(context: BrowserContext, platform: Platform, origin: string) {
    this.#context = context;
    this.platform = platform;
    this.#origin = origin;
    context.on('request', (request) => {
      this.#addresses.push(request.url(), request.headers().referer ?? '');
      if (request.url().startsWith(`${origin}/api/`)) this.#callsUnderWay.add(request);
    });
    const over = (request: Request) => {
      if (this.#callsUnderWay.delete(request)) this.#lastCallAt = Date.now();
    };
    context.on('requestfinished', over);
    context.on('requestfailed', over);
  }

  /**
   * Until the pages have had no call under way for a moment. A native side that renews a pair while a page's call
   * carries the same one, expired, has the hub end the session: both would have used the refresh token.
   */
  async quietPages(): Promise<void> {
    await expect(() => {
      expect([...this.#callsUnderWay].map((call) => `${call.method()} ${call.url()}`)).toEqual([]);
      expect(Date.now() - this.#lastCallAt, 'ms since the last answer').toBeGreaterThan(500);
    }).toPass({ timeout: 40_000 });
  }

  /** Puts the bridge into every web view of a context, before any page is opened in it. */
  static async around(
    context: BrowserContext,
    { platform, behaviour, origin }: { platform: Platform; behaviour: HandlerBehaviour; origin: string },
  ): Promise<NativeApp> {
    const app = new NativeApp(context, platform, origin);
    const report = 'reportToNativeSide';
    await context.exposeBinding(report, (_source, { message, at }: { message: unknown; at: number }) => {
      app.arrived.push({ ...understood(platform, message), at });
    });
    await context.addInitScript(installBridge, {
      platform,
      behaviour,
      name: bridgeName,
      methods: androidMethods,
      report,
      slowMs: 400,
      failure: HANDLER_FAILURE,
    });
    return app;
  }

  /** What has arrived of one type. */
  of(type: string): Arrival[] {
    return this.arrived.filter((arrival) => arrival.type === type);
  }

  /** The pair as the native side reads it; null where either half is missing. */
  async storedPair(page: Page): Promise<TokenPair | null> {
    const { accessToken, refreshToken } = await stored(page);
    if (accessToken === undefined || refreshToken === undefined) return null;
    this.#know({ accessToken, refreshToken });
    return { accessToken, refreshToken };
  }

  /** Puts a pair into the page's local storage. Only another web view's writing makes a `storage` event. */
  async putTokens(page: Page, pair: TokenPair, writer: Writer = 'native'): Promise<void> {
    this.#know(pair);
    if (writer === 'native') {
      return page.evaluate(({ accessToken, refreshToken }) => {
        localStorage.setItem('accessToken', accessToken);
        localStorage.setItem('refreshToken', refreshToken);
      }, pair);
    }
    const put = (view: Page, key: string, value: string) =>
      view.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);
    const other = await this.#context.newPage();
    await other.goto(this.#origin + QUIET_PATH);
    // One after the other: each item fires an event by itself, and the page meets halves of two pairs between them.
    await put(other, 'accessToken', pair.accessToken);
    await other.waitForTimeout(HALF_WRITTEN_MS);
    await put(other, 'refreshToken', pair.refreshToken);
    await other.close();
  }

  /** As after a logout in the app: its own code takes items away. */
  async removeItems(page: Page, ...keys: string[]): Promise<void> {
    await page.evaluate((gone) => {
      for (const key of gone) localStorage.removeItem(key);
    }, keys);
  }

  /** Runs in the page, as `evaluateJavaScript` of the app's code does. */
  async say(page: Page, type: Inbound): Promise<void> {
    await page.evaluate((message) => window.postMessage(message, window.location.origin), { source: 'native', type });
  }

  /** The app goes to the background and comes back; the page stays as it was. */
  async comeBack(page: Page): Promise<void> {
    await page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
      Reflect.deleteProperty(document, 'visibilityState');
      Reflect.deleteProperty(document, 'hidden');
    });
  }

  /** The web view is put away with its page and shown again, as out of the back/forward cache. */
  async restore(page: Page): Promise<void> {
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) {
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      }
    });
  }

  /** Addresses and referrers in which a token stood, of all that any web view asked for. */
  addressesWithTokens(): string[] {
    const tokens = [...this.#tokens];
    return this.#addresses.filter(
      (address) => /eyJ[\w-]+\.|Bearer/.test(address) || tokens.some((token) => address.includes(token)),
    );
  }

  #know({ accessToken, refreshToken }: TokenPair): void {
    this.#tokens.add(accessToken.replace(/^Bearer /, '')).add(refreshToken);
  }
}

/** Local storage of the page's origin, as the native side reads it. */
export function stored(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => ({ ...localStorage }));
}
