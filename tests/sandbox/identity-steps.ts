import { requiredJoinTerms } from '../../sandbox/hub/seed/terms.ts';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { type SamplePersonName, samplePersons } from '../../sandbox/identity/sample-persons.ts';
import { callHub } from './hub-caller.ts';

export const returnUrl = 'http://localhost:3000/api/identity/callback?state=sample';

export type WireFields = Record<string, string>;

/** What the provider sends the browser away with. */
export interface ProviderReturn {
  method: 'GET' | 'POST';
  /** Address without what a GET return adds. */
  address: string;
  fields: WireFields;
}

const signs: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#39;': "'" };
const plain = (text: string) => text.replace(/&(?:amp|quot|lt|gt|#39);/g, (sign) => signs[sign] ?? sign);

/** Hidden fields of a page's one form. */
function hiddenFields(page: string): WireFields {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, plain(value)]));
}

/** The hub's ready call, and the form that a page would post. */
export async function readyForProvider(
  sandbox: RunningSandbox,
  query: Record<string, string> = { returnUrl },
): Promise<{ requestNo: string; form: WireFields }> {
  const { tokenVersionId, encData, integrityValue, requestNo } = (await callHub(sandbox, 'identityReady', { query }))
    .body.data;
  return {
    requestNo,
    form: { m: 'service', token_version_id: tokenVersionId, enc_data: encData, integrity_value: integrityValue },
  };
}

export const postForm = (address: string, fields: WireFields): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/**
 * Opens the provider's page with a form, chooses a sample person or how else it ends, and follows until the browser is sent
 * away.
 */
export async function answerAtProvider(
  sandbox: Pick<RunningSandbox, 'origin'>,
  form: WireFields,
  choice: string,
  method: ProviderReturn['method'],
): Promise<ProviderReturn> {
  const page = await postForm(`${sandbox.origin}/identity`, form);
  if (!page.ok) throw new Error(`the provider's page answered ${page.status}`);
  const answer = await postForm(`${sandbox.origin}/identity/answer`, {
    ...hiddenFields(await page.text()),
    ...(choice in samplePersons ? { person: choice, result: 'success' } : { person: 'member', result: choice }),
    method,
  });
  if (method === 'POST') {
    const text = await answer.text();
    return { method, address: plain(/action="([^"]*)"/.exec(text)?.[1] ?? ''), fields: hiddenFields(text) };
  }
  const away = new URL(answer.headers.get('location') ?? '');
  const fields: WireFields = {};
  for (const name of ['token_version_id', 'enc_data', 'integrity_value']) {
    const value = away.searchParams.get(name);
    if (value !== null) fields[name] = value;
    away.searchParams.delete(name);
  }
  return { method, address: away.href, fields };
}

/** The provider's fields as the hub's result call names them. */
export function resultFields(fields: WireFields): Record<string, string> {
  const { token_version_id = '', enc_data = '', integrity_value = '' } = fields;
  return { tokenVersionId: token_version_id, encData: enc_data, integrityValue: integrity_value };
}

/** Number of a request that has verified a sample person, for the calls that name one. */
export async function verifiedRequest(sandbox: RunningSandbox, person: SamplePersonName): Promise<string> {
  const { requestNo, form } = await readyForProvider(sandbox);
  const { fields } = await answerAtProvider(sandbox, form, person, 'GET');
  const answer = await callHub(sandbox, 'identityResult', { query: { requestNo, ...resultFields(fields) } });
  if (answer.body.data?.verifiedYn !== 'Y') throw new Error(`${person} was not verified`);
  return requestNo;
}

/** What a new member types, of what every way to join asks for. */
export const joinForm = {
  membershipId: 'sample.new',
  password: 'Sample-New-1',
  memberFirstName: 'Sample',
  memberLastName: 'New',
  memberEmail: 'sample.new@mail.example',
  country: 'KR',
  agreedTerms: requiredJoinTerms(),
};
