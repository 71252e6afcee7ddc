import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FindAccountForm } from '@/components/auth/find-account-form';
import auth from '@/messages/ko/auth.json';
import common from '@/messages/ko/common.json';
import { answerBff, problem } from '../my-page/as-member';
import { WithTexts } from './with-texts';

const words = auth.findAccount;

test.each([
  ['may have been sent', {}, common.form.unsure, common.mailAgain.unsure],
  ['was surely not sent', { nothingDone: true }, common.form.notDone, words.errors.hubUnavailable],
])('a mail that %s is neither called sent nor unsent without knowing', async (_what, facts, title, sentence) => {
  answerBff(() => problem(503, 'unreachable', facts));
  render(
    <WithTexts locale="ko">
      <FindAccountForm type="id" loginHref="/membershipLogin" />
    </WithTexts>,
  );
  await userEvent.type(screen.getByLabelText(words.memberName, { exact: false }), '견본 회원');
  await userEvent.type(screen.getByRole('textbox', { name: words.memberEmail }), 'sample@mail.example{Enter}');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(title)).toBeInTheDocument();
  expect(alert.getByText(sentence)).toBeInTheDocument();
});
