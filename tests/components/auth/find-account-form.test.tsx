import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FindAccountForm } from '@/components/auth/find-account-form';
import ko from '@/messages/ko/auth.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { WithTexts } from './with-texts';

const words = ko.findAccount;
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();

function answer(status: number, body: unknown): Response {
  const contentType = status === 200 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': contentType } });
}

function open(type: 'id' | 'password' = 'id') {
  render(
    <WithTexts>
      <FindAccountForm type={type} loginHref="/membershipLogin" />
    </WithTexts>,
  );
  return userEvent.setup();
}
const sentBody = () => JSON.parse(String(fetched.mock.calls[0]?.[1].body));

beforeEach(() => {
  fetched.mockReset();
  stubFetch(fetched);
});

describe('finding an account by mail', () => {
  it('has an id mailed by name and e-mail, with the focus on the answer, and can be asked again', async () => {
    fetched.mockResolvedValueOnce(answer(200, { mailed: true }));
    const user = open();
    await user.type(screen.getByLabelText(words.memberName), ' 견본회원 ');
    await user.type(screen.getByLabelText(words.memberEmail), 'sample@example.com{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: words.sentTitle })).toHaveFocus());
    expect(screen.getByText(words.sent.id.replace('{email}', 'sample@example.com'))).toBeInTheDocument();
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/guest/account');
    expect(sentBody()).toEqual({ type: 'id', memberName: '견본회원', memberEmail: 'sample@example.com' });
    await user.click(screen.getByRole('button', { name: words.again }));
    expect(screen.getByLabelText(words.memberName)).toBeInTheDocument();
  });

  it('asks for the id as well when the password is looked for', async () => {
    fetched.mockResolvedValueOnce(answer(200, { mailed: true }));
    const user = open('password');
    await user.type(screen.getByLabelText(words.memberName), '견본회원');
    await user.type(screen.getByLabelText(words.membershipId), 'sample.member');
    await user.type(screen.getByLabelText(words.memberEmail), 'sample@example.com');
    await user.click(screen.getByRole('button', { name: words.submitPassword }));
    expect(await screen.findByText(words.sent.password.replace('{email}', 'sample@example.com'))).toBeInTheDocument();
    expect(sentBody()).toMatchObject({ type: 'password', membershipId: 'sample.member' });
  });

  it('names what is missing or malformed under the fields', async () => {
    const user = open('password');
    await user.type(screen.getByLabelText(words.memberEmail), 'not an address');
    await user.click(screen.getByRole('button', { name: words.submitPassword }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText(words.memberName)).toBeInvalid();
    expect(screen.getByLabelText(words.membershipId)).toHaveAccessibleDescription(words.errors.membershipIdRequired);
    expect(screen.getByLabelText(words.memberEmail)).toHaveAccessibleDescription(words.errors.memberEmailInvalid);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the hub is down', async () => {
    fetched.mockResolvedValueOnce(answer(503, { code: 'unreachable' }));
    const user = open();
    await user.type(screen.getByLabelText(words.memberName), '아무개');
    await user.type(screen.getByLabelText(words.memberEmail), 'nobody@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words.errors.hubUnavailable);
    expect(screen.getByLabelText(words.memberName)).toHaveValue('아무개');
  });
});
