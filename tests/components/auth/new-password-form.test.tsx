import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import en from '@/messages/en/auth.json';
import { answerBff, type BffAnswer, problem } from '../my-page/as-member';
import { WithTexts } from './with-texts';

const words = en.findAccount;
/** Presses once for each answer. */
async function press(...answers: BffAnswer[]) {
  answerBff(() => answers.shift() ?? problem(503, 'unavailable'));
  render(
    <WithTexts locale="en">
      <NewPasswordForm membershipId="sample.member" verification="v" loginHref="/en/login" verifyHref="/en/again" />
    </WithTexts>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(words.newPassword), 'Sample-Member-2');
  await user.type(screen.getByLabelText(words.repeatedPassword), 'Sample-Member-2');
  for (let presses = answers.length; presses > 0; presses -= 1) {
    await user.click(await screen.findByRole('button', { name: words.submitNew }));
    await screen.findAllByRole('link');
  }
}

test('a verification that was spent by an attempt without an answer is not called expired', async () => {
  await press(problem(504, 'timeout'), problem(403, 'identity_expired'));
  expect((await screen.findAllByText(words.newErrors.uncertain)).length).toBeGreaterThan(0);
  expect(screen.queryByText(words.newErrors.expired)).toBeNull();
  expect(screen.getByRole('link', { name: words.toLogin })).toHaveAttribute('href', '/en/login');
});

test('a verification that has expired is called so, with the way to another one', async () => {
  await press(problem(403, 'identity_expired'));
  expect((await screen.findAllByText(words.newErrors.expired)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: words.toLogin })).toBeNull();
});
