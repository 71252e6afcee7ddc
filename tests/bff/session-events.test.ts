// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../setup/eventually';
import { stubFetch } from '../setup/stub-fetch';

/** A tab is a copy of the modules of its own; all tabs of a test share the window, and so receive one event. */
async function openTab() {
  vi.resetModules();
  const client = await import('@/lib/bff/bff-client');
  const { onSessionNews } = await import('@/lib/bff/session-events');
  const heard: string[] = [];
  onSessionNews((news) => heard.push(news));
  return { client, heard };
}

const expired = () =>
  Response.json({ code: 'session_expired' }, { status: 401, headers: { 'content-type': 'application/problem+json' } });

let alerts: number;
const count = () => {
  alerts += 1;
};
let answer: () => Response;

beforeEach(() => {
  alerts = 0;
  window.addEventListener('session-expired', count);
  stubFetch(async () => answer());
});
afterEach(() => {
  window.removeEventListener('session-expired', count);
  Reflect.deleteProperty(window.navigator, 'locks');
});

describe('S09 what happens to the session in one tab', () => {
  test.each([
    ['/api/session/logout', 'loggedOut'],
    ['/api/session/login', 'loggedIn'],
    ['/api/session/integration', 'loggedIn'],
  ])('%s reaches the others, and not itself', async (path, news) => {
    const [one, two] = [await openTab(), await openTab()];
    answer = () => Response.json({});
    await one.client.bffPost(path);
    await expect.poll(() => two.heard).toEqual([news]);
    expect(one.heard).toEqual([]);
  });

  test('a logout that failed is no news', async () => {
    const [one, two] = [await openTab(), await openTab()];
    answer = () => new Response('', { status: 503 });
    await one.client.bffPost('/api/session/logout').catch(() => undefined);
    answer = () => Response.json({});
    await one.client.bffPost('/api/session/login');
    await eventually(() => expect(two.heard).toEqual(['loggedIn']));
  });

  test('unknown messages are ignored', async () => {
    const { heard } = await openTab();
    const stranger = new BroadcastChannel('session');
    for (const word of ['logout', null, { news: 'expired' }, 'loggedOut']) stranger.postMessage(word);
    await eventually(() => expect(heard).toEqual(['loggedOut']));
    stranger.close();
  });
});

describe('S29 an expired session', () => {
  test('is reported once over all tabs, and again after a login in any of them', async () => {
    const [one, two] = [await openTab(), await openTab()];
    answer = expired;
    await one.client.bffGet('/api/a').catch(() => undefined);
    await eventually(() => expect(two.heard).toEqual(['expired']));
    await two.client.bffGet('/api/a').catch(() => undefined);
    expect(alerts).toBe(1);

    answer = () => Response.json({});
    await two.client.bffPost('/api/session/login');
    await eventually(() => expect(one.heard).toEqual(['loggedIn']));
    answer = expired;
    await one.client.bffGet('/api/a').catch(() => undefined);
    expect(alerts).toBe(2);
  });

  test('is reported once when two tabs notice at the same moment', async () => {
    let taken = false;
    const request = async (_name: string, _options: LockOptions, use: (lock: object | null) => unknown) => {
      const lock = taken ? null : {};
      taken = true;
      use(lock);
    };
    Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
    const [one, two] = [await openTab(), await openTab()];
    answer = expired;
    await Promise.allSettled([one.client.bffGet('/api/a'), two.client.bffGet('/api/a')]);
    expect(alerts).toBe(1);
  });

  test('is none where the member logged out, here or elsewhere', async () => {
    const [one, two] = [await openTab(), await openTab()];
    answer = () => Response.json({});
    await one.client.bffPost('/api/session/logout');
    await eventually(() => expect(two.heard).toEqual(['loggedOut']));
    answer = expired;
    await Promise.allSettled([one.client.bffGet('/api/a'), two.client.bffGet('/api/a')]);
    expect(alerts).toBe(0);
  });
});
