import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import ko from '@/messages/ko/auth.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { WithTexts } from './with-texts';

const words = ko.findAccount;
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const problem = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });

function open() {
  render(
    <WithTexts>
      <NewPasswordForm
        membershipId="sample.member"
        verification="of-the-member"
        loginHref="/membershipLogin"
        verifyHref="/findAccount"
      />
    </WithTexts>,
  );
  return userEvent.setup();
}
const field = (name: 'newPassword' | 'repeatedPassword') => screen.getByLabelText(words[name], { selector: 'input' });

async function send(user: ReturnType<typeof userEvent.setup>, first: string, second = first) {
  await user.type(field('newPassword'), first);
  await user.type(field('repeatedPassword'), second);
  await user.click(screen.getByRole('button', { name: words.submitNew }));
}

beforeEach(() => {
  fetched.mockReset();
  stubFetch(fetched);
});

describe('a new password for whoever was verified', () => {
  it('is set once, and the login is offered', async () => {
    fetched.mockResolvedValueOnce(Response.json({ membershipId: 'sample.member' }));
    const user = open();
    await send(user, 'Fine-Word-9');
    await waitFor(() => expect(screen.getByRole('heading', { name: words.doneTitle })).toHaveFocus());
    expect(fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))])).toEqual([
      ['/api/identity/password', { newPassword: 'Fine-Word-9', verification: 'of-the-member' }],
    ]);
    expect(screen.getByRole('link', { name: words.toLogin })).toHaveAttribute('href', '/membershipLogin');
  });

  it.each([
    ['', '', 'newPassword', words.newErrors.missing],
    ['short1A', 'short1A', 'newPassword', words.newErrors.tooShort],
    ['onlylowercase', 'onlylowercase', 'newPassword', words.newErrors.kinds],
    ['비밀번호-Word-9', '비밀번호-Word-9', 'newPassword', words.newErrors.characters],
    ['Fine-Word-9', 'Fine-Word-8', 'repeatedPassword', words.newErrors.different],
  ] as const)('is refused as %j and %j before anything is sent', async (first, second, name, sentence) => {
    const user = open();
    if (first !== '') await user.type(field('newPassword'), first);
    if (second !== '') await user.type(field('repeatedPassword'), second);
    await user.click(screen.getByRole('button', { name: words.submitNew }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field(name)).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 8)));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that the hub finds too weak is an error of its field', async () => {
    fetched.mockResolvedValueOnce(problem(422, { code: 'rejected', hubCode: 'WEAK_PASSWORD' }));
    await send(open(), 'Fine-Word-9');
    await waitFor(() => expect(field('newPassword')).toBeInvalid());
    expect(field('newPassword')).toHaveValue('Fine-Word-9');
  });

  it.each([
    [410, 'identity_expired', words.newErrors.expired],
    [403, 'forbidden', words.newErrors.expired],
    [404, 'not_found', words.newErrors.expired],
    [409, 'identity_changed', words.newErrors.anotherPerson],
  ])('S58 after %i %s leads back to the verification', async (status, code, sentence) => {
    fetched.mockResolvedValueOnce(problem(status, { code }));
    await send(open(), 'Fine-Word-9');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: ko.identity.again })).toHaveAttribute('href', '/findAccount');
  });
});
