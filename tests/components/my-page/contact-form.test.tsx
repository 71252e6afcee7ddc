import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { problem, router } from './as-member';
import {
  answerPassword,
  answers,
  CHECK,
  contact,
  done,
  field,
  keySent,
  openEmail,
  PROFILE,
  press,
  SEND,
  sent,
  startAnew,
} from './edit-profile.fixtures';

beforeEach(startAnew);

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

  test('after a reload the password question says that the key counts still, and the form goes on from it', async () => {
    const { unmount } = openEmail();
    await sendKey();
    unmount();
    openEmail();
    expect(await screen.findByText(contact.waiting.replace('{address}', 'new@mail.example'))).toBeVisible();
    await answerPassword();
    expect(await screen.findByLabelText(contact.key)).toHaveFocus();
  });

  test('Back leads from the key to its address, which can have another key', async () => {
    openEmail();
    await sendKey();
    window.history.back();
    await waitFor(() => expect(screen.queryByLabelText(contact.key)).not.toBeInTheDocument());
    expect(field(contact.new.email)).toHaveValue('new@mail.example');
    expect(screen.getByRole('button', { name: contact.send })).toBeVisible();
  });
});
