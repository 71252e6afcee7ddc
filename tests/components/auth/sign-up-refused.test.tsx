import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignUpRefused } from '@/components/auth/sign-up-refused';
import { emptySignUpDraft, writeSignUpDraft } from '@/lib/account/sign-up-draft';
import ko from '@/messages/ko/auth.json';
import { WithTexts } from './with-texts';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const words = ko.signUp;
const open = () =>
  render(
    <WithTexts>
      <SignUpRefused joining={{ state: 'underAge' }} />
    </WithTexts>,
  );

beforeEach(() => sessionStorage.clear());

test('a person who is too young to join returns to the booking they came from', async () => {
  writeSignUpDraft({ ...emptySignUpDraft, returnTo: '/booking?hotelId=sample' });
  open();
  expect(await screen.findByRole('link', { name: words.back })).toHaveAttribute('href', '/booking?hotelId=sample');
  expect(screen.getByRole('link', { name: words.ways.identity })).toHaveAttribute('href', '/signUp/identity');
});

test('without such a place there is no way back to it', () => {
  open();
  expect(screen.queryByRole('link', { name: words.back })).toBeNull();
  expect(screen.getByRole('link', { name: words.toHome })).toHaveAttribute('href', '/');
});
