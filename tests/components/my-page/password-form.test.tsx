import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { PasswordForm } from '@/components/my-page/user-info/password-form';
import { storedItems } from '@/lib/browser-storage/stored-items';
import common from '@/messages/ko/common.json';
import { answerBff, type BffAnswer, problem, renderAsMember, router, words } from './as-member';

const { password } = words;
const field = (label: string) => screen.getByLabelText(label, { exact: true });

async function fillIn(current: string, next: string, repeated: string) {
  if (current) await userEvent.type(field(password.current), current);
  if (next) await userEvent.type(field(password.new), next);
  if (repeated) await userEvent.type(field(password.repeat), repeated);
  await userEvent.click(screen.getByRole('button', { name: password.submit }));
}

function openForm(answers: Record<string, BffAnswer> = {}) {
  const fetched = answerBff((method, path) => answers[`${method} ${path}`] ?? 'noConnection');
  renderAsMember(<PasswordForm membershipId="sample.member" />);
  return fetched;
}

const CHANGE = 'PUT /api/hub/membership/member/password';
const VIEWER = 'GET /api/session/viewer';

beforeEach(() => void router.refresh.mockClear());

describe('the password change', () => {
  test('checks before it asks: the summary has the focus and each field says what to do', async () => {
    const fetched = openForm();
    await fillIn('', 'abcdefgh', 'abcdefgi');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    for (const sentence of [password.problems.currentMissing, password.problems.kinds, password.problems.different]) {
      expect(summary).toHaveTextContent(sentence);
    }
    expect(field(password.new)).toHaveAccessibleDescription(password.problems.kinds);
    expect(field(password.new)).toBeInvalid();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('changes the password, has the session told, and says so', async () => {
    const fetched = openForm({ [CHANGE]: { body: { data: null } }, [VIEWER]: { body: { state: 'member' } } });
    await fillIn('Old-Word-1', 'New-Word-1', 'New-Word-1');
    expect(await screen.findByText(password.doneTitle)).toBeInTheDocument();
    expect(fetched.mock.calls.map(([path, init]) => `${init?.method} ${path}`)).toEqual([CHANGE, VIEWER]);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      currentPassword: 'Old-Word-1',
      newPassword: 'New-Word-1',
    });
    expect(screen.getByRole('link', { name: password.doneLink })).toHaveAttribute('href', '/myPage');
  });

  test('is told to the mirror that the native side reads', async () => {
    window.localStorage.setItem(
      storedItems.membershipUserInfo,
      JSON.stringify({ memberName: '표본', temporaryYn: 'Y' }),
    );
    openForm({ [CHANGE]: { body: { data: null } }, [VIEWER]: { body: { state: 'member' } } });
    await fillIn('Old-Word-1', 'New-Word-1', 'New-Word-1');
    await screen.findByText(password.doneTitle);
    expect(JSON.parse(window.localStorage.getItem(storedItems.membershipUserInfo) ?? '{}')).toEqual({
      memberName: '표본',
      temporaryYn: 'N',
    });
    window.localStorage.clear();
  });

  test('is done even when nobody can say who is looking', async () => {
    openForm({ [CHANGE]: { body: { data: null } } });
    await fillIn('Old-Word-1', 'New-Word-1', 'New-Word-1');
    expect(await screen.findByText(password.doneTitle)).toBeInTheDocument();
  });

  test.each([
    [
      'a wrong current password',
      problem(422, 'rejected', { hubCode: 'WRONG_PASSWORD' }),
      password.problems.wrongCurrent,
    ],
    [
      'a hub that wants a stronger one',
      problem(422, 'rejected', { hubCode: 'WEAK_PASSWORD' }),
      password.problems.kinds,
    ],
    ['a hub that is down', problem(503, 'unreachable'), password.problems.failed],
  ])('%s is told, and what was typed stays', async (_, answer, sentence) => {
    openForm({ [CHANGE]: answer });
    await fillIn('Old-Word-1', 'New-Word-1', 'New-Word-1');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(field(password.current)).toHaveValue('Old-Word-1');
    expect(field(password.new)).toHaveValue('New-Word-1');
    expect(router.refresh).not.toHaveBeenCalled();
  });

  test('too many tries are told with the minutes to wait', async () => {
    openForm({ [CHANGE]: problem(429, 'rate_limited', { retryAfterSeconds: 170 }) });
    await fillIn('Old-Word-1', 'New-Word-1', 'New-Word-1');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('3분 후'));
  });

  test('sent twice in a row, it changes the password once', async () => {
    const held = Promise.withResolvers<BffAnswer>();
    const fetched = answerBff((_, path) => (path.endsWith('/viewer') ? 'noConnection' : held.promise));
    renderAsMember(<PasswordForm membershipId="sample.member" />);
    await fillIn('Old-Word-1', 'New-Word-1', 'New-Word-1');
    await userEvent.type(field(password.repeat), '{Enter}');
    held.resolve({ body: { data: null } });
    expect(await screen.findByText(password.doneTitle)).toBeInTheDocument();
    expect(fetched.mock.calls.filter(([path]) => path.endsWith('/password'))).toHaveLength(1);
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  test('can be seen while it is typed', async () => {
    openForm();
    const shown = screen.getByRole('button', { name: `${password.new}: ${common.password.show}` });
    await userEvent.click(shown);
    expect(field(password.new)).toHaveAttribute('type', 'text');
    expect(field(password.current)).toHaveAttribute('type', 'password');
  });
});
