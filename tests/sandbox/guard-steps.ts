import { randomUUID } from 'node:crypto';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { samplePersons } from '../../sandbox/identity/sample-persons.ts';
import { callHub, control, keySentTo } from './hub-caller.ts';

export const PASSWORD = 'Own-Member-1';

interface Mail {
  to: string;
  subject: string;
  text: string;
  at: string;
}

/** Newest first. */
export async function mailsOf(sandbox: RunningSandbox, ...addresses: string[]): Promise<Mail[]> {
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: Mail[] };
  return mails.filter(({ to }) => addresses.includes(to));
}

export const linkIn = (text = ''): string => /https?:\/\/\S*\/notMe#\S+/.exec(text)?.[0] ?? '';
export const tokenIn = (text = ''): string => linkIn(text).split('#')[1] ?? '';

/** A member with 600 points and, where asked for, vouchers, who is the sample newcomer at the identity provider. */
export async function guardedMember(sandbox: RunningSandbox, facts: object = {}) {
  const membershipId = `own.${randomUUID().slice(0, 8)}`;
  const person = samplePersons.newcomer;
  const made = await control(sandbox, '/members', { membershipId, password: PASSWORD, points: 600, person, ...facts });
  const { membershipNo } = made as { membershipNo: string };
  return { membershipId, membershipNo, password: PASSWORD, email: `${membershipId}@mail.example` };
}

export type GuardedMember = Awaited<ReturnType<typeof guardedMember>>;

/** @returns the token of the session that follows */
export async function changeContact(
  sandbox: RunningSandbox,
  token: string,
  contact: { kind: 'email' | 'mobile'; value: string },
): Promise<string> {
  const proven = await callHub(sandbox, 'provePassword', { token, body: { password: PASSWORD } });
  const body = { proof: proven.body.data.proof, contact };
  await callHub(sandbox, 'requestContactKey', { token, body });
  const verificationNumber = await keySentTo(sandbox, contact.value);
  const answer = await callHub(sandbox, 'confirmContact', { token, body: { ...body, verificationNumber } });
  if (answer.status !== 200) throw new Error(`the change answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.headers.get('authorization') ?? '';
}

/** @returns the token of the session that follows */
export async function changePassword(sandbox: RunningSandbox, token: string, newPassword: string): Promise<string> {
  const body = { currentPassword: PASSWORD, newPassword };
  const answer = await callHub(sandbox, 'changePassword', { token, body });
  if (answer.status !== 200) throw new Error(`the change answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.headers.get('authorization') ?? '';
}
