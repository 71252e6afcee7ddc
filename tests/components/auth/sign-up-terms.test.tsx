import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReturningLink } from '@/components/auth/joining-of-this-tab';
import { SignUpTerms } from '@/components/auth/sign-up-terms';
import { emptyKeptBooking } from '@/lib/account/sign-up-draft';
import ko from '@/messages/ko/auth.json';
import { WithTexts } from './with-texts';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  sessionStorage.clear();
  router.push.mockClear();
});

const words = ko.signUp;
const terms = [
  { termId: 'join-service', version: '2026-01', title: '약관', body: '내용', required: true, needsOneOf: [] },
];
const optional = (termId: string, needsOneOf: string[] = []) => ({
  ...{ termId, version: '2026-01', title: termId, body: '내용', required: false, needsOneOf },
});
const withConsents = [...terms, optional('email'), optional('sms'), optional('night', ['email', 'sms'])];

it('the terms of joining lead to the next page, whose heading has the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <WithTexts>
      <SignUpTerms terms={terms} returnTo={null} kept={emptyKeptBooking} />
    </WithTexts>,
  );
  await user.click(screen.getByLabelText(words.agreeRequired));
  await user.click(screen.getByRole('button', { name: words.next }));
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/signUp/identity');
  rerender(<h1>{words.identityTitle}</h1>);
  expect(screen.getByRole('heading', { name: words.identityTitle })).toHaveFocus();
});

it('the login beside the first page leads back to where its address says that the visitor came from', () => {
  render(
    <ReturningLink locale="ko" to="membershipLogin" cameFrom="/booking?hotel=a">
      {words.toLogin}
    </ReturningLink>,
  );
  const href = '/membershipLogin?returnTo=%2Fbooking%3Fhotel%3Da';
  expect(screen.getByRole('link', { name: words.toLogin })).toHaveAttribute('href', href);
});

it('the consent for the night can only be chosen with a channel, and is taken back with the last one', async () => {
  const user = userEvent.setup();
  const box = (title: string) => screen.getByRole('checkbox', { name: new RegExp(title) });
  const drawn = render(
    <WithTexts>
      <SignUpTerms terms={withConsents} returnTo={null} kept={emptyKeptBooking} />
    </WithTexts>,
  );
  expect(box('night')).toBeDisabled();
  expect(box('night')).toHaveAccessibleDescription(words.termNeeds);
  await user.click(box('email'));
  await user.click(box('sms'));
  expect(box('night')).toBeEnabled();
  expect(box('night')).not.toHaveAccessibleDescription();
  await user.click(box('night'));
  await user.click(box('email'));
  expect(box('night')).toBeChecked();
  await user.click(box('sms'));
  expect(box('night')).not.toBeChecked();
  expect(box('night')).toBeDisabled();
  await user.click(box('sms'));
  expect(box('night'), 'a consent is given anew').not.toBeChecked();
  drawn.unmount();
});

it('a consent for the night that was kept without a channel is not agreed to, and no term is called changed', async () => {
  sessionStorage.setItem('signUpDraft', JSON.stringify({ agreed: [{ termId: 'night', version: '2026-01' }] }));
  render(
    <WithTexts>
      <SignUpTerms terms={withConsents} returnTo={null} kept={emptyKeptBooking} />
    </WithTexts>,
  );
  const night = await screen.findByRole('checkbox', { name: /night/ });
  expect(night).not.toBeChecked();
  expect(screen.queryByText(words.termsChanged)).not.toBeInTheDocument();
});
