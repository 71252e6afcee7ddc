import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EmailCertification } from '@/components/my-page/user-info/email-certification';
import problems from '@/messages/ko/problems.json';
import { specifiedAlerts } from '../../specification/alerts';
import { installModalShim } from '../ui/modal-shim';
import { answerBff, type BffAnswer, problem, renderAsMember } from './as-member';
import {
  askForKey,
  field,
  inTenMinutes,
  member,
  ok,
  open,
  press,
  REQUEST,
  read,
  typeEmail,
  words,
} from './certification.fixtures';

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
    expect(screen.queryByText(specifiedAlerts.emailRequired), 'said once').not.toBeInTheDocument();
    await waitFor(() => expect(field(local.trim() === '' ? words.local : words.domain)).toHaveFocus());
    for (const [part, text] of Object.entries({ local, domain }) as ['local' | 'domain', string][]) {
      if (text.trim() === '') {
        expect(field(words[part])).toBeInvalid();
        expect(field(words[part])).toHaveAccessibleDescription(words.missing[part]);
      } else expect(field(words[part])).toBeValid();
    }
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
    await waitFor(() => expect(field(words.local)).toHaveFocus());
    expect(field(words.local)).toHaveAccessibleDescription(words.malformed);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
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
    [
      'a refusal that no table knows, as text',
      problem(422, 'rejected', {
        hubCode: 'MAINTENANCE',
        hubMessage: '점검 중입니다. <img src="x" onerror="alert(1)">',
      }),
      '점검 중입니다. <img src="x" onerror="alert(1)">',
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
