import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EditScreen } from '@/components/my-page/profile/edit-screen';
import { ProofScope } from '@/components/my-page/profile/proof-scope';
import { storedItems } from '@/lib/native-bridge/stored-items';
import { answerBff, type BffAnswer, problem, renderAsMember, router, words } from './as-member';

const { proof, profile, contact, password } = words;
const owner = '9000000001';
const PROVE = 'POST /api/hub/membership/member/password/check';
const SAVE = 'PUT /api/hub/membership/member/profile';
const SEND = 'POST /api/hub/membership/member/contact/request';
const CHECK = 'POST /api/hub/membership/member/contact/check';
const PROFILE = 'GET /api/hub/membership/member/profile';
const VIEWER = 'GET /api/session/viewer';

const proved: BffAnswer = { body: { data: { proof: 'p'.repeat(43), expiresAt: '2030-01-01T00:00:00Z' } } };
const expiredProof = problem(403, 'forbidden', { hubCode: 'PASSWORD_PROOF_EXPIRED' });
const keySent = (): BffAnswer => ({ body: { data: { expiresAt: new Date(Date.now() + 600_000).toISOString() } } });
const done: BffAnswer = { body: { data: null } };

let answers: Record<string, BffAnswer | (() => BffAnswer)>;
let fetched: ReturnType<typeof answerBff>;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.clearAllMocks();
  answers = { [PROVE]: proved };
  fetched = answerBff((method, path) => {
    const answer = answers[`${method} ${path}`] ?? 'noConnection';
    return typeof answer === 'function' ? answer() : answer;
  });
});

const sent = (call: string) =>
  fetched.mock.calls
    .filter(([path, init]) => `${init?.method ?? 'GET'} ${path}` === call)
    .map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);

const openDetails = () =>
  renderAsMember(
    <ProofScope>
      <EditScreen
        part="details"
        membershipId="sample.member"
        owner={owner}
        backHref="/myPage/userInfo/editProfile"
        initial={{ memberLastName: 'Member', memberFirstName: 'Sample', memberGender: '', country: 'KR' }}
        countries={[
          { value: 'JP', label: '일본' },
          { value: 'KR', label: '대한민국' },
        ]}
      />
    </ProofScope>,
  );
const openEmail = () =>
  renderAsMember(
    <ProofScope>
      <EditScreen
        part="email"
        membershipId="sample.member"
        owner={owner}
        backHref="/myPage/userInfo/editProfile"
        present="sample.member@mail.example"
      />
    </ProofScope>,
  );

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function answerPassword(word = 'Sample-Member-1') {
  await userEvent.type(field(proof.label), word);
  await press(proof.submit);
}

describe('the password question', () => {
  test('stands before the form, and a wrong or missing password is said at its field', async () => {
    openDetails();
    expect(screen.queryByLabelText(profile.lastName)).not.toBeInTheDocument();
    await press(proof.submit);
    expect(screen.getByRole('alert')).toHaveTextContent(proof.missing);
    expect(fetched).not.toHaveBeenCalled();
    answers[PROVE] = problem(422, 'rejected', { hubCode: 'WRONG_PASSWORD' });
    await answerPassword('Wrong-Word-1');
    await waitFor(() => expect(field(proof.label)).toHaveAccessibleDescription(proof.wrong));
    answers[PROVE] = problem(429, 'rate_limited', { retryAfterSeconds: 600 });
    await press(proof.submit);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('10분 후'));
    expect(field(proof.label)).toHaveValue('Wrong-Word-1');
    answers[PROVE] = proved;
    await press(proof.submit);
    expect(await screen.findByLabelText(profile.lastName)).toHaveValue('Member');
    expect(screen.queryByLabelText(proof.label)).not.toBeInTheDocument();
    // Nothing that the page shows has changed by it.
    expect(router.refresh).not.toHaveBeenCalled();
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('Wrong-Word-1');
  });

  test('comes back when the proof has run out, and nothing that was typed is lost', async () => {
    openDetails();
    await answerPassword();
    await userEvent.clear(await screen.findByLabelText(profile.lastName));
    await userEvent.type(field(profile.lastName), 'Another');
    answers[SAVE] = expiredProof;
    await press(profile.submit);
    expect(await screen.findByText(proof.again)).toBeVisible();
    expect(field(proof.label)).toHaveFocus();
    expect(field(profile.lastName)).not.toBeVisible();
    answers[SAVE] = done;
    await answerPassword();
    await waitFor(() => expect(field(profile.lastName)).toBeVisible());
    expect(field(profile.lastName)).toHaveValue('Another');
    await press(profile.submit);
    expect(await screen.findByText(profile.done.details)).toBeVisible();
  });
});

describe('personal details', () => {
  test('each field that is wrong says so, and nothing is sent', async () => {
    openDetails();
    await answerPassword();
    await userEvent.clear(await screen.findByLabelText(profile.lastName));
    await userEvent.clear(field(profile.firstName));
    await userEvent.type(field(profile.firstName), '金🙂');
    await press(profile.submit);
    expect(field(profile.lastName)).toHaveAccessibleDescription(
      expect.stringContaining(profile.problems.lastNameMissing),
    );
    expect(field(profile.firstName)).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(sent(SAVE)).toEqual([]);
  });

  test('are sent with the proof; mirror, header and page follow', async () => {
    window.localStorage.setItem(storedItems.membershipUserInfo, JSON.stringify({ memberLastName: 'Member' }));
    const announced = vi.fn();
    window.addEventListener('viewer-changed', announced);
    answers[SAVE] = done;
    answers[VIEWER] = { body: { state: 'member', latinName: 'Sample Kim' } };
    openDetails();
    await answerPassword();
    await userEvent.clear(await screen.findByLabelText(profile.lastName));
    await userEvent.type(field(profile.lastName), ' Kim ');
    await userEvent.selectOptions(field(profile.country), 'JP');
    await press(profile.submit);
    expect(await screen.findByText(profile.done.details)).toBeVisible();
    const edit = { memberLastName: 'Kim', memberFirstName: 'Sample', memberGender: '', country: 'JP' };
    expect(sent(SAVE)).toEqual([{ ...edit, proof: 'p'.repeat(43) }]);
    expect(JSON.parse(window.localStorage.getItem(storedItems.membershipUserInfo) ?? '')).toEqual(edit);
    expect(announced).toHaveBeenCalledOnce();
    expect(router.refresh).toHaveBeenCalledOnce();
    expect(window.sessionStorage).toHaveLength(0);
    window.removeEventListener('viewer-changed', announced);
  });

  test('a hub that is down is said, and what was typed stays, over a reload too', async () => {
    answers[SAVE] = problem(503, 'unreachable');
    const { unmount } = openDetails();
    await answerPassword();
    await userEvent.type(await screen.findByLabelText(profile.firstName), ' Two');
    await press(profile.submit);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(profile.notSaved));
    expect(router.refresh).not.toHaveBeenCalled();
    unmount();
    openDetails();
    await answerPassword();
    expect(await screen.findByText(profile.restored)).toBeVisible();
    expect(field(profile.firstName)).toHaveValue('Sample Two');
  });
});

describe('a new email address', () => {
  async function sendKey(address = 'new@mail.example') {
    answers[SEND] = keySent;
    await answerPassword();
    await userEvent.type(await screen.findByLabelText(contact.new.email), address);
    await press(contact.send);
    await screen.findByLabelText(contact.key);
  }
  const tryKey = async (key: string) => {
    await userEvent.clear(field(contact.key));
    await userEvent.type(field(contact.key), key);
    await press(contact.confirm);
  };
  const keyProblem = (sentence: string) =>
    waitFor(() => expect(field(contact.key)).toHaveAccessibleDescription(expect.stringContaining(sentence)));

  test('is checked before a key is sent', async () => {
    openEmail();
    await answerPassword();
    await userEvent.type(await screen.findByLabelText(contact.new.email), 'sample.MEMBER@mail.example');
    await press(contact.send);
    expect(field(contact.new.email)).toHaveAccessibleDescription(expect.stringContaining(contact.problems.same));
    expect(sent(SEND)).toEqual([]);
  });

  test('counts once its key is typed: wrong keys, the last try and an old key each say so', async () => {
    window.localStorage.setItem(
      storedItems.membershipUserInfo,
      JSON.stringify({ memberEmail: 'sample.member@mail.example' }),
    );
    openEmail();
    await sendKey();
    expect(field(contact.key)).toHaveFocus();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    await press(contact.confirm);
    await keyProblem(contact.problems.keyMissing);
    answers[CHECK] = problem(422, 'rejected', { hubCode: 'KEY_WRONG', data: { triesLeft: 4 } });
    await tryKey('111111');
    await keyProblem('4번');
    answers[CHECK] = problem(422, 'rejected', { hubCode: 'KEY_WRONG', data: { triesLeft: 0 } });
    await tryKey('111111');
    await keyProblem(contact.problems.keyNoTries);
    answers[CHECK] = problem(410, 'rejected', { hubCode: 'KEY_EXPIRED' });
    answers[PROFILE] = { body: { data: { memberEmail: 'sample.member@mail.example' } } };
    await tryKey('111111');
    await keyProblem(contact.problems.keyExpired);
    answers[CHECK] = done;
    await tryKey(' ６54 321 ');
    expect(await screen.findByText(contact.done.email)).toBeVisible();
    expect(sent(CHECK).at(-1)).toEqual({
      proof: 'p'.repeat(43),
      contact: { kind: 'email', value: 'new@mail.example' },
      verificationNumber: '654321',
    });
    expect(JSON.parse(window.localStorage.getItem(storedItems.membershipUserInfo) ?? '')).toEqual({
      memberEmail: 'new@mail.example',
    });
    expect(router.refresh).toHaveBeenCalledOnce();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('that counts already after a try without an answer is done, not refused', async () => {
    openEmail();
    await sendKey();
    answers[CHECK] = 'noConnection';
    await tryKey('654321');
    await keyProblem('예약 시스템');
    answers[CHECK] = problem(410, 'rejected', { hubCode: 'KEY_EXPIRED' });
    answers[PROFILE] = { body: { data: { memberEmail: 'new@mail.example' } } };
    await press(contact.confirm);
    expect(await screen.findByText(contact.done.email)).toBeVisible();
  });

  test('another address needs another key, and a second key has to be waited for', async () => {
    openEmail();
    await sendKey();
    const again = screen.getByRole('button', { name: contact.resend });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveAccessibleDescription(/(30|29)초/);
    await userEvent.click(again);
    expect(sent(SEND)).toHaveLength(1);
    await userEvent.type(field(contact.new.email), 's');
    expect(screen.queryByLabelText(contact.key)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: contact.send })).toBeVisible();
  });

  test('a key that was sent is asked for again after a login, without being stored itself', async () => {
    const { unmount } = openEmail();
    await sendKey();
    await userEvent.type(field(contact.key), '123456');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('123456');
    unmount();
    openEmail();
    await answerPassword();
    expect(await screen.findByLabelText(contact.key)).toHaveValue('');
    expect(field(contact.new.email)).toHaveValue('new@mail.example');
  });
});

test('the shown password is hidden again by its own button', async () => {
  openDetails();
  await userEvent.click(screen.getByRole('button', { name: `${proof.label}: ${password.show}` }));
  expect(field(proof.label)).toHaveAttribute('type', 'text');
});
