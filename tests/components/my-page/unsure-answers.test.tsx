import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { PreferencesForm } from '@/components/my-page/preferences/preferences-form';
import ContactForm from '@/components/my-page/profile/contact-form';
import { ContactKey } from '@/components/my-page/profile/contact-key';
import DetailsForm from '@/components/my-page/profile/details-form';
import { ProofScope } from '@/components/my-page/profile/proof-scope';
import { PasswordForm } from '@/components/my-page/user-info/password-form';
import { isPasswordUnsure, noteUnsurePassword } from '@/lib/account/unsure-password';
import common from '@/messages/ko/common.json';
import problems from '@/messages/ko/problems.json';
import { nothingPreferred } from '../../my-page/sample-answers';
import { installModalShim } from '../ui/modal-shim';
import { answerBff, type BffAnswer, problem, renderAsMember, words } from './as-member';
import { CHECK, words as ofCertification, ok, open, press, REQUEST } from './certification.fixtures';

async function changePassword() {
  renderAsMember(<PasswordForm membershipId="sample.member" />);
  await userEvent.type(screen.getByLabelText(words.password.current), 'Sample-Member-1');
  await userEvent.type(screen.getByLabelText(words.password.new), 'Sample-Member-2');
  await userEvent.type(screen.getByLabelText(words.password.repeat), 'Sample-Member-2{Enter}');
}

async function savePreferences() {
  renderAsMember(<PreferencesForm owner="9000001" saved={nothingPreferred} />);
  await userEvent.click(screen.getByRole('button', { name: words.preferences.submit }));
}

async function confirmContact() {
  const contact = { kind: 'email', value: 'new@mail.example' } as const;
  const ignore = () => undefined;
  renderAsMember(
    <ProofScope>
      <ContactKey proof="proof" contact={contact} keyUntil={Date.now() + 60_000} onSent={ignore} onConfirmed={ignore} />
    </ProofScope>,
  );
  await userEvent.type(screen.getByLabelText(words.contact.key), '123456{Enter}');
}

async function saveDetails() {
  const initial = { memberLastName: 'Hong', memberFirstName: 'Gildong', memberGender: '', country: 'KR' } as const;
  renderAsMember(
    <ProofScope>
      <DetailsForm
        proof="proof"
        owner="9000001"
        initial={initial}
        countries={[{ value: 'KR', label: '대한민국' }]}
        backHref="/"
      />
    </ProofScope>,
  );
  await userEvent.click(screen.getByRole('button', { name: words.profile.submit }));
}

const contacts = { email: 'new@mail.example', mobile: '010-1234-9999' };

async function requestContactKey(kind: keyof typeof contacts) {
  renderAsMember(
    <ProofScope>
      <ContactForm proof="proof" owner="9000001" kind={kind} present="" backHref="/" />
    </ProofScope>,
  );
  await userEvent.type(screen.getByLabelText(words.contact.new[kind], { exact: false }), `${contacts[kind]}{Enter}`);
}

const keyUnsure = (address: string) => common.key.unsure.replace('{address}', address);

beforeEach(() => {
  installModalShim();
  window.sessionStorage.clear();
});

const lost = problem(503, 'unreachable');
const malformed = problem(502, 'contract_broken');
const notSent = problem(503, 'unreachable', { nothingDone: true });

test.each<[string, () => Promise<void>, BffAnswer, string]>([
  ['a password', changePassword, lost, words.password.problems.unsure],
  ['a password', changePassword, notSent, words.password.problems.failed],
  ['preferences', savePreferences, lost, problems.unsure],
  ['preferences', savePreferences, notSent, problems.unavailable],
  ['a contact', confirmContact, lost, words.contact.problems.keyUnsure],
  ['a contact', confirmContact, notSent, problems.unavailable],
])('%s that may have been changed is not called unchanged', async (_what, change, answer, sentence) => {
  answerBff(() => answer);
  await change();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test.each<[BffAnswer, string, boolean, boolean]>([
  [lost, words.password.problems.unsure, false, true],
  [notSent, words.password.problems.failed, false, false],
  [notSent, words.password.problems.failed, true, true],
  [ok(), words.password.doneTitle, true, false],
])('after %j to a change of password the login says which one to try first', async (answer, said, before, after) => {
  noteUnsurePassword(before);
  answerBff(() => answer);
  await changePassword();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(isPasswordUnsure()).toBe(after);
});

test.each<[string, BffAnswer, string]>([
  [
    'is said to be changed where the new one is right',
    { body: { data: { proof: 'proof' } } },
    words.password.doneTitle,
  ],
  [
    'is not where the new one is wrong as well',
    problem(400, 'rejected', { hubCode: 'WRONG_PASSWORD' }),
    words.password.problems.wrongCurrent,
  ],
  ['stays uncertain where the new one cannot be tried', lost, words.password.problems.unsure],
])('a password sent again after a lost answer %s', async (_what, proved, said) => {
  noteUnsurePassword(true);
  const asked = answerBff((method) =>
    method === 'PUT' ? problem(400, 'rejected', { hubCode: 'WRONG_PASSWORD' }) : proved,
  );
  await changePassword();
  expect((await screen.findAllByText(said))[0]).toBeInTheDocument();
  expect(asked.mock.calls[1]?.[1].body).toBe(JSON.stringify({ password: 'Sample-Member-2' }));
});

test('a wrong password is tried once where no change of it is uncertain', async () => {
  const asked = answerBff(() => problem(400, 'rejected', { hubCode: 'WRONG_PASSWORD' }));
  await changePassword();
  expect(await screen.findByRole('alert')).toHaveTextContent(words.password.problems.wrongCurrent);
  expect(asked).toHaveBeenCalledOnce();
});

test('a page that is left without an answer to a change of password leaves it unsure', async () => {
  answerBff(() => new Promise<never>(() => undefined));
  await changePassword();
  expect(isPasswordUnsure()).toBe(true);
});

test.each<[string, () => Promise<void>, BffAnswer, string]>([
  ['details', saveDetails, lost, common.form.unsure],
  ['details', saveDetails, malformed, common.form.unsure],
  ['details', saveDetails, 'noConnection', common.form.unsure],
  ['details', saveDetails, notSent, common.form.notDone],
  ['a password', changePassword, lost, common.form.unsure],
  ['a password', changePassword, notSent, common.form.notDone],
])('the title above %s says as much as is known', async (_what, change, answer, title) => {
  answerBff(() => answer);
  await change();
  expect(within(await screen.findByRole('alert')).getByText(title)).toBeInTheDocument();
});

describe('a key that may have been sent', () => {
  test.each(['email', 'mobile'] as const)('to a new %s can be entered, and is not called unsent', async (kind) => {
    answerBff((_method, path) => (path.endsWith('/confirm') ? ok() : lost));
    await requestContactKey(kind);
    expect(await screen.findByText(/확인하지 못했습니다/)).toHaveTextContent(/가장 최근 인증키/);
    expect(screen.queryByText(common.form.notDone)).not.toBeInTheDocument();
    expect(screen.getByLabelText(words.contact.key)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('and was surely not sent to a new address is asked for again', async () => {
    answerBff(() => notSent);
    await requestContactKey('email');
    expect(await screen.findByText(common.form.notDone)).toBeInTheDocument();
    expect(screen.queryByLabelText(words.contact.key)).not.toBeInTheDocument();
  });

  test.each(['employee', 'recommender'] as const)('to certify an %s is no fault of the address', async (type) => {
    open({ [REQUEST]: lost, [CHECK]: lost }, { type });
    await userEvent.type(screen.getByLabelText(ofCertification.local), 'hong');
    await userEvent.type(screen.getByLabelText(ofCertification.domain), 'haneul.example');
    await press(ofCertification.send);
    expect(await screen.findByText(keyUnsure('hong@haneul.example'))).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText(ofCertification.local)).not.toHaveAttribute('aria-invalid', 'true');
    const key = screen.getByLabelText(ofCertification.key);
    await userEvent.type(key, '123456{Enter}');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(ofCertification.unsure);
    expect(key).not.toHaveAttribute('aria-invalid', 'true');
  });
});
