import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ChoiceForm, type ChoiceFormProps } from '@/components/my-page/vouchers/choice-form';
import { answerBff, problem, renderAsMember, words } from './as-member';

const t = words.voucherChoice;
const options = ['upgrade', 'dinner'].map((optionId) => ({
  optionId,
  name: optionId,
  description: '',
  isDefault: false,
  lastDay: '',
  facts: [],
}));
const form = (made: ChoiceFormProps['made']) => (
  <ChoiceForm voucherId="choice-1" membershipNo="9000001" lang="ko" options={options} made={made} resultId="made">
    {null}
  </ChoiceForm>
);

beforeEach(() => {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test.each([
  ['another benefit', 'dinner', true],
  ['the same benefit', 'upgrade', false],
])('after another tab has chosen %s first', async (_what, optionId, isSaid) => {
  answerBff(() => problem(409, 'conflict', { hubCode: 'CHOICE_MADE' }));
  const { rerender } = renderAsMember(form(null));
  await userEvent.click(screen.getByLabelText(/upgrade/));
  await userEvent.click(screen.getByRole('button', { name: t.submit }));
  await userEvent.click(await screen.findByRole('button', { name: t.confirm }));
  await waitFor(() => expect(screen.queryByRole('button', { name: t.confirm })).toBeNull());
  rerender(form({ by: 'member', optionId }));
  if (isSaid) expect(await screen.findByText(t.elsewhere)).toBeVisible();
  else expect(screen.queryByText(t.elsewhere)).toBeNull();
});
