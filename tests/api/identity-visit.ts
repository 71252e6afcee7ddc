import { afterEach, beforeEach, vi } from 'vitest';
import { GET as returnByGet, POST as returnByPost } from '@/app/api/identity/callback/route';
import { POST as askResult } from '@/app/api/identity/result/route';
import { POST as begin } from '@/app/api/identity/start/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import type { IdentityForm } from '@/lib/identity/identity-start';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox';
import { useEnvironment } from '../env/environment';
import { control } from '../sandbox/hub-caller';
import { answerAtProvider, type ProviderReturn, type WireFields } from '../sandbox/identity-steps';
import { sandboxForFile } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

/** `IDENTITY_FORM_URL` of these tests; what is posted there is taken to the sandbox's provider by hand. */
export const providerForm = 'https://provider.example/verify';

/** A sandbox for the tests of a file, healed after each of them, and an environment that has a provider. */
export function withProvider(): RunningSandbox {
  const sandbox = sandboxForFile();
  beforeEach(() => {
    const { plainBase, hubBase } = sandbox;
    useEnvironment({ PLAIN_API_BASE: plainBase, HUB_API_BASE: hubBase, IDENTITY_FORM_URL: providerForm });
    forgetRateLimits();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await control(sandbox, '/faults', undefined, 'DELETE');
  });
  return sandbox;
}

export const startBody = { purpose: 'signUp', window: 'popup', returnTo: '/en/signUp?step=2' };

/** Begins as our page does; `cookie` is what the browser holds afterwards. */
export async function beginVisit(body: unknown = startBody, headers: Record<string, string> = {}) {
  const response = await begin(sameOriginRequest('/api/identity/start', { method: 'POST', body, headers }));
  if (response.status !== 200) throw new Error(`the start answered ${response.status}: ${await response.text()}`);
  return { form: (await response.json()) as IdentityForm, cookie: cookieAfter(response), response };
}

/** The provider's return as a browser sends it from that origin: no cookie, no header of the product. */
export function comeBack({ method, address, fields }: ProviderReturn): Promise<Response> {
  const headers = { 'sec-fetch-site': 'cross-site', 'accept-language': 'en' };
  if (method === 'GET') {
    const url = new URL(address);
    for (const [name, value] of Object.entries(fields)) url.searchParams.append(name, value);
    return returnByGet(new Request(url, { headers }));
  }
  const body = new URLSearchParams(fields);
  return returnByPost(
    new Request(address, { method, headers: { ...headers, origin: new URL(providerForm).origin }, body }),
  );
}

/** What the page of the product finds behind the `#`. */
export const receiptOf = (response: Response): string => response.headers.get('location')?.split('#')[1] ?? '';

/** Asks for the result as the page does. */
export const finish = (receipt: string, cookie?: string): Promise<Response> =>
  askResult(sameOriginRequest('/api/identity/result', { method: 'POST', body: { receipt }, cookie }));

/** From the start to the provider's return, the callback not yet called. */
export async function visitProvider(
  sandbox: RunningSandbox,
  { choice = 'member', method = 'POST' as ProviderReturn['method'], body = startBody as unknown, language = 'en' } = {},
) {
  const { form, cookie } = await beginVisit(body, { 'accept-language': language });
  const away = await answerAtProvider(sandbox, form.fields as WireFields, choice, method);
  return { cookie, away };
}

/** The same, with the callback's answer: what the page finds, and what the browser holds. */
export async function returnedVisit(sandbox: RunningSandbox, options?: Parameters<typeof visitProvider>[1]) {
  const { away, cookie } = await visitProvider(sandbox, options);
  return { away, cookie, receipt: receiptOf(await comeBack(away)) };
}
