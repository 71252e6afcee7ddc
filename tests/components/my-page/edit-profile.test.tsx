import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedItems } from '@/lib/browser-storage/stored-items';
import common from '@/messages/ko/common.json';
import { problem, router } from './as-member';
import {
  answerPassword,
  answers,
  done,
  expiredProof,
  fetched,
  field,
  openDetails,
  PROVE,
  press,
  profile,
  proof,
  proved,
  SAVE,
  sent,
  startAnew,
  VIEWER,
} from './edit-profile.fixtures';

beforeEach(startAnew);

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

test('the shown password is hidden again by its own button', async () => {
  openDetails();
  await userEvent.click(screen.getByRole('button', { name: `${proof.label}: ${common.password.show}` }));
  expect(field(proof.label)).toHaveAttribute('type', 'text');
});
