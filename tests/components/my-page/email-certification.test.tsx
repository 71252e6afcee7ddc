import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EmailCertification } from '@/components/my-page/user-info/email-certification';
import type { CertifiedMember } from '@/components/my-page/user-info/use-certification';
import { storedItems } from '@/lib/native-bridge/stored-items';
import common from '@/messages/ko/common.json';
import layout from '@/messages/ko/layout.json';
import myPage from '@/messages/ko/myPage.json';
import problems from '@/messages/ko/problems.json';
import { specifiedAlerts } from '../../specification/alerts';
import { installModalShim } from '../ui/modal-shim';
import { answerBff, type BffAnswer, problem, renderAsMember } from './as-member';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('@/lib/navigation/leave-page', () => ({ reloadPage }));

const words = myPage.certification;
const member: CertifiedMember = { membershipNo: '1000000001', memberName: '표본 회원', type: 'employee' };
const REQUEST = '/api/hub/membership/certi/request/email';
const CHECK = '/api/hub/membership/certi/check/email';
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();

function open(answers: Record<string, BffAnswer | BffAnswer[]> = {}, facts: Partial<CertifiedMember> = {}) {
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

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Reads the alert to the letter, and puts it away. */
async function read(text: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveAccessibleName(text);
  await userEvent.click(within(alert).getByRole('button', { name: common.actions.confirm }));
}
async function typeEmail(local: string, domain: string): Promise<void> {
  if (local) await userEvent.type(field(words.local), local);
  if (domain) await userEvent.type(field(words.domain), domain);
}
async function askForKey(): Promise<void> {
  await typeEmail('hong', 'haneul.example');
  await press(words.send);
  await read(specifiedAlerts.verificationKeySent('hong@haneul.example'));
}
const ok = (facts: object = {}): BffAnswer => ({ body: { data: { code: 200, ...facts } } });

beforeEach(() => {
  installModalShim();
  vi.clearAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('the e-mail verification widget', () => {
  test.each([
    ['', ''],
    ['hong', ''],
    ['', 'haneul.example'],
    ['   ', 'haneul.example'],
  ])('with the parts “%s” and “%s” alerts that the address is missing, and asks nothing', async (local, domain) => {
    const { fetched } = open();
    await typeEmail(local, domain);
    await press(words.send);
    await read(specifiedAlerts.emailRequired);
    expect(fetched).not.toHaveBeenCalled();
    await waitFor(() => expect(field(local.trim() === '' ? words.local : words.domain)).toHaveFocus());
  });

  test('sends nothing where no membership number is known', async () => {
    const { fetched } = open({ [REQUEST]: ok() }, { membershipNo: '' });
    await typeEmail('hong', 'haneul.example');
    await press(words.send);
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('sends a key, alerts it with the address, and leads to the key', async () => {
    const { sent } = open({ [REQUEST]: ok({ expiresAt: inTenMinutes() }) });
    await askForKey();
    expect(sent()).toEqual([{ path: REQUEST, body: { membershipNo: '1000000001', email: 'hong@haneul.example' } }]);
    await waitFor(() => expect(field(words.key)).toHaveFocus());
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    expect(screen.getByRole('button', { name: words.resend })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['hong@haneul.example', ''],
    [' hong @ haneul.example ', ''],
    ['ｈｏｎｇ', 'ｈａｎｅｕｌ．ｅｘａｍｐｌｅ'],
    ['hong@', '@haneul.example'],
  ])('takes an address that was pasted as “%s” and “%s”', async (local, domain) => {
    const { sent } = open({ [REQUEST]: ok() });
    for (const [label, text] of [
      [words.local, local],
      [words.domain, domain],
    ] as const) {
      await userEvent.click(field(label));
      if (text) await userEvent.paste(text);
    }
    await press(words.send);
    await read(specifiedAlerts.verificationKeySent('hong@haneul.example'));
    expect(sent()[0]?.body.email).toBe('hong@haneul.example');
  });

  test.each([
    ['홍길동', 'haneul.example'],
    ['hong🙂', 'haneul.example'],
    ['<script>alert(1)</script>', 'haneul.example'],
    ['hong', '漢字'],
    ['hong..gil', 'haneul.example'],
    ['h'.repeat(250), 'haneul.example'],
  ])('says of “%s” @ “%s” that it is no address, and asks nothing', async (local, domain) => {
    const { fetched } = open();
    await userEvent.click(field(words.local));
    await userEvent.paste(local);
    await userEvent.click(field(words.domain));
    await userEvent.paste(domain);
    await press(words.send);
    await read(words.malformed);
    expect(field(words.local)).toHaveAccessibleDescription(words.malformed);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a check without a key alerts that it is missing', async () => {
    const { sent } = open({ [REQUEST]: ok() });
    await askForKey();
    await press(words.check);
    await read(specifiedAlerts.verificationKeyRequired);
    expect(sent()).toHaveLength(1);
    await waitFor(() => expect(field(words.key)).toHaveFocus());
  });

  test('the right key: sent once, alerted, the mirror follows, and the page reloads', async () => {
    window.localStorage.setItem(storedItems.membershipUserInfo, JSON.stringify({ employeeStatus: 'N' }));
    const { sent } = open({ [REQUEST]: ok(), [CHECK]: ok() });
    await askForKey();
    await userEvent.type(field(words.key), ' 123 456 ');
    await userEvent.dblClick(screen.getByRole('button', { name: words.check }));
    expect(reloadPage).not.toHaveBeenCalled();
    await read(specifiedAlerts.emailCertified);
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(sent().slice(1)).toEqual([
      {
        path: CHECK,
        body: {
          membershipNo: '1000000001',
          memberName: '표본 회원',
          email: 'hong@haneul.example',
          verificationNumber: '123456',
        },
      },
    ]);
    expect(JSON.parse(window.localStorage.getItem(storedItems.membershipUserInfo) ?? '')).toEqual({
      employeeStatus: 'Y',
    });
  });

  test('of a recommender says so in both calls, and certifies nobody as an employee', async () => {
    window.localStorage.setItem(storedItems.membershipUserInfo, JSON.stringify({ employeeStatus: 'N' }));
    const { sent } = open({ [REQUEST]: ok(), [CHECK]: ok() }, { type: 'recommender' });
    await askForKey();
    await userEvent.type(field(words.key), '123456');
    await press(words.check);
    await read(specifiedAlerts.emailCertified);
    expect(sent().map(({ body }) => body.type)).toEqual(['recommender', 'recommender']);
    expect(JSON.parse(window.localStorage.getItem(storedItems.membershipUserInfo) ?? '')).toEqual({
      employeeStatus: 'N',
      employeeRecommenderStatus: 'Y',
    });
  });

  test.each([
    [{ code: 400, message: '인증키가 일치하지 않습니다.', triesLeft: 4 }, '인증키가 일치하지 않습니다.', '4번 더'],
    [{ code: 400, triesLeft: 0 }, words.answers.keyWrong, '더 입력하실 수 없습니다'],
    [{ code: 400 }, words.answers.keyWrong, ''],
    [{ code: 410, message: '만료되었습니다.' }, '만료되었습니다.', ''],
    [{ code: 410 }, words.answers.keyOver, ''],
  ])('an answer %j is alerted with the hub’s words, and stays beside the key', async (data, text, tries) => {
    open({ [REQUEST]: ok(), [CHECK]: { body: { data } } });
    await askForKey();
    await userEvent.type(field(words.key), '000000');
    await press(words.check);
    const said = (await screen.findByRole('alertdialog')).textContent ?? '';
    expect(said).toContain(tries || text);
    await read(text);
    expect(field(words.key)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field(words.key)).toHaveValue('000000');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test.each<[string, BffAnswer, string]>([
    [
      'a refusal by rule',
      problem(422, 'rejected', {
        hubCode: 'NOT_A_COMPANY_EMAIL',
        hubMessage: '회사 이메일 주소만 인증할 수 있습니다.',
      }),
      '회사 이메일 주소만 인증할 수 있습니다.',
    ],
    ['a refusal without words', problem(422, 'rejected'), words.answers.refused],
    ['an answer that is no yes', { body: { data: { code: 500 } } }, words.answers.refused],
    ['a hub that is down', problem(503, 'unreachable'), problems.unavailable],
    ['half an answer', problem(502, 'contract_broken'), problems.unavailable],
    ['no answer', 'noConnection', problems.unavailable],
    [
      'too many keys',
      problem(429, 'rate_limited', { retryAfterSeconds: 600 }),
      problems.rateLimitedFor.replace('{minutes}', '10'),
    ],
  ])('%s is alerted, and what was typed stays', async (_, answer, text) => {
    open({ [REQUEST]: answer });
    await typeEmail('hong', 'haneul.example');
    await press(words.send);
    await read(text);
    expect(field(words.local)).toHaveValue('hong');
    expect(screen.queryByLabelText(words.key)).not.toBeInTheDocument();
  });

  test('another address after the key was sent asks for a key of its own', async () => {
    const { sent } = open({ [REQUEST]: ok() });
    await askForKey();
    await userEvent.type(field(words.local), '2');
    expect(screen.queryByLabelText(words.key)).not.toBeInTheDocument();
    await press(words.send);
    await read(specifiedAlerts.verificationKeySent('hong2@haneul.example'));
    expect(sent()).toHaveLength(2);
  });

  test('the address outlives a login in between, for its member alone; a key does not', async () => {
    const { unmount } = open({ [REQUEST]: ok() });
    await askForKey();
    await userEvent.type(field(words.key), '654321');
    unmount();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('654321');
    const again = open();
    await waitFor(() => expect(field(words.local)).toHaveValue('hong'));
    again.unmount();
    open({}, { membershipNo: '1000000002' });
    expect(field(words.local)).toHaveValue('');
  });

  test.each(['en', 'ja', 'zh-CN'] as const)('tells a reader of %s what the hub says in Korean', async (locale) => {
    const texts = await Promise.all(
      ['myPage', 'layout', 'common', 'problems'].map(async (name) => [
        name,
        (await import(`@/messages/${locale}/${name}.json`)).default,
      ]),
    );
    const messages = Object.fromEntries(texts);
    answerBff(() => problem(422, 'rejected', { hubCode: 'NOT_A_PARTNER_EMAIL', hubMessage: '제휴사 이메일 주소만' }));
    const drawn = renderAsMember(
      <NextIntlClientProvider locale={locale} messages={messages}>
        <EmailCertification {...member} type="recommender" />
      </NextIntlClientProvider>,
    );
    const { certification } = messages.myPage;
    await userEvent.type(field(certification.local), 'hong');
    await userEvent.type(field(certification.domain), 'elsewhere.example');
    await press(certification.send);
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveAccessibleName(certification.answers.notPartner);
    drawn.unmount();
  });
});
