import { contract, type EndpointName } from '../../lib/hub/contract/contract.ts';
import type { Endpoint } from '../../lib/hub/contract/endpoint.ts';
import { type SampleName, sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';

export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the hub really sent
  body: any;
}

/** Calls one contract entry over HTTP and gives back what came, unparsed. */
export async function callHub(sandbox: RunningSandbox, name: EndpointName, parts: CallParts = {}): Promise<Answer> {
  const entry: Endpoint = contract[name];
  const path = entry.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(parts.params?.[key] ?? ''));
  const query = parts.query ? `?${new URLSearchParams(parts.query)}` : '';
  const headers = new Headers(parts.headers);
  if (parts.token) headers.set('authorization', parts.token);
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(`${entry.base === 'hub' ? sandbox.hubBase : sandbox.plainBase}${path}${query}`, {
    method: entry.method,
    headers,
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export interface SignedIn {
  token: string;
  refresh: string;
  membershipNo: string;
}

export async function signIn(sandbox: RunningSandbox, name: SampleName = 'member'): Promise<SignedIn> {
  const { membershipId, password } = sampleAccounts[name];
  const answer = await callHub(sandbox, 'login', { body: { membershipId, password } });
  if (answer.status !== 200) throw new Error(`Login of ${membershipId} answered ${answer.status}`);
  return {
    token: answer.headers.get('authorization') ?? '',
    refresh: answer.headers.get('refresh') ?? '',
    membershipNo: answer.body.data.membershipNo,
  };
}

/** Turns a switch of the sandbox's control room. */
export async function control(
  sandbox: RunningSandbox,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<unknown> {
  const response = await fetch(`${sandbox.controlBase}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The verification key in the newest mail or text message to an address. */
export async function keySentTo(sandbox: RunningSandbox, address: string): Promise<string> {
  const mails = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { to: string; text: string }[] };
  const text = mails.mails.find(({ to }) => to === address)?.text ?? '';
  const [key] = /\d{6}/.exec(text) ?? [];
  if (!key) throw new Error(`no key was sent to ${address}`);
  return key;
}
