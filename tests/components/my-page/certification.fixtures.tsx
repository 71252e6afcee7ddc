import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect } from 'vitest';
import { EmailCertification } from '@/components/my-page/user-info/email-certification';
import type { CertifiedMember } from '@/components/my-page/user-info/use-certification';
import common from '@/messages/ko/common.json';
import layout from '@/messages/ko/layout.json';
import myPage from '@/messages/ko/myPage.json';
import problems from '@/messages/ko/problems.json';
import { specifiedAlerts } from '../../specification/alerts';
import { answerBff, type BffAnswer, renderAsMember } from './as-member';

export const words = myPage.certification;
export const member: CertifiedMember = { membershipNo: '1000000001', memberName: '표본 회원', type: 'employee' };
export const REQUEST = '/api/hub/membership/certi/request/email';
export const CHECK = '/api/hub/membership/certi/check/email';

export function open(answers: Record<string, BffAnswer | BffAnswer[]> = {}, facts: Partial<CertifiedMember> = {}) {
  const fetched = answerBff((_method, path) => {
    const answer = answers[path];
    return (Array.isArray(answer) ? answer.shift() : answer) ?? 'noConnection';
  });
  const drawn = renderAsMember(
    <NextIntlClientProvider locale="ko" messages={{ myPage, layout, common, problems }}>
      <EmailCertification {...member} {...facts} />
    </NextIntlClientProvider>,
  );
  const sent = () => fetched.mock.calls.map(([path, init]) => ({ path, body: JSON.parse(String(init?.body)) }));
  return { ...drawn, fetched, sent };
}

export const field = (label: string) => screen.getByLabelText(label, { exact: true });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Reads the alert exactly, and closes it. */
export async function read(text: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveAccessibleName(text);
  await userEvent.click(within(alert).getByRole('button', { name: common.actions.confirm }));
}
async function typeEmail(local: string, domain: string): Promise<void> {
  if (local) await userEvent.type(field(words.local), local);
  if (domain) await userEvent.type(field(words.domain), domain);
}
export async function askForKey(): Promise<void> {
  await typeEmail('hong', 'haneul.example');
  await press(words.send);
  await read(specifiedAlerts.verificationKeySent('hong@haneul.example'));
}
export const ok = (facts: object = {}): BffAnswer => ({ body: { data: { code: 200, ...facts } } });
