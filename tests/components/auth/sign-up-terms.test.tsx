import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReturningLink } from '@/components/auth/joining-of-this-tab';
import { SignUpTerms } from '@/components/auth/sign-up-terms';
import ko from '@/messages/ko/auth.json';
import { WithTexts } from './with-texts';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const words = ko.signUp;
const terms = [{ termId: 'join-service', version: '2026-01', title: '약관', body: '내용', required: true }];

it('the terms of joining lead to the next page, whose heading has the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <WithTexts>
      <SignUpTerms terms={terms} returnTo={null} />
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
