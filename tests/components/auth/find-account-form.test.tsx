import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FindAccountForm } from '@/components/auth/find-account-form';
import ko from '@/messages/ko/auth.json';
import { WithTexts } from './with-texts';

const words = ko.findAccount;
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

function answer(status: number, body: unknown): Response {
  const contentType = status === 200 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': contentType } });
}

function open(initialType: 'id' | 'password' = 'id') {
  render(
    <WithTexts>
      <FindAccountForm initialType={initialType} loginHref="/membershipLogin" />
    </WithTexts>,
  );
  return userEvent.setup();
}
const sentBody = () => JSON.parse(String(fetched.mock.calls[0]?.[1].body));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('finding an account', () => {
  it('finds an id by name and e-mail and shows it masked, with the focus on the answer', async () => {
    fetched.mockResolvedValueOnce(answer(200, { data: { maskedMembershipId: 'sam***', sentYn: 'N' } }));
    const user = open();
    await user.type(screen.getByLabelText(words.memberName), '견본회원');
    await user.type(screen.getByLabelText(words.memberEmail), 'sample@example.com{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: words.foundTitle })).toHaveFocus());
    expect(screen.getByText(words.foundId.replace('{id}', 'sam***'))).toBeInTheDocument();
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/hub/membership/member/find/account');
    expect(sentBody()).toEqual({ type: 'id', memberName: '견본회원', memberEmail: 'sample@example.com' });
  });

  it('asks for the id as well when the password is looked for', async () => {
    fetched.mockResolvedValueOnce(answer(200, { data: { sentYn: 'Y' } }));
    const user = open();
    await user.click(screen.getByRole('radio', { name: words.modePassword }));
    await user.type(screen.getByLabelText(words.memberName), '견본회원');
    await user.type(screen.getByLabelText(words.membershipId), 'sample.member');
    await user.type(screen.getByLabelText(words.memberEmail), 'sample@example.com');
    await user.click(screen.getByRole('button', { name: words.submitPassword }));
    expect(await screen.findByText(words.sent.replace('{email}', 'sample@example.com'))).toBeInTheDocument();
    expect(sentBody()).toMatchObject({ type: 'password', membershipId: 'sample.member' });
  });

  it('tells nobody whether the account of a password exists', async () => {
    fetched.mockResolvedValueOnce(answer(200, { data: { sentYn: 'N' } }));
    const user = open('password');
    await user.type(screen.getByLabelText(words.memberName), '아무개');
    await user.type(screen.getByLabelText(words.membershipId), 'nobody');
    await user.type(screen.getByLabelText(words.memberEmail), 'nobody@example.com{Enter}');
    expect(await screen.findByRole('heading', { name: words.sentTitle })).toBeInTheDocument();
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

  it.each([
    ['nobody fits', () => answer(404, { code: 'not_found' }), words.notFound],
    ['the hub is down', () => answer(503, { code: 'unreachable' }), words.errors.hubUnavailable],
  ])('keeps what was typed when %s', async (_, response, sentence) => {
    fetched.mockResolvedValueOnce(response());
    const user = open();
    await user.type(screen.getByLabelText(words.memberName), '아무개');
    await user.type(screen.getByLabelText(words.memberEmail), 'nobody@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText(words.memberName)).toHaveValue('아무개');
  });
});
