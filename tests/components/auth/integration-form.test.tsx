import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IntegrationForm } from '@/components/auth/integration-form';
import { leavePage } from '@/lib/navigation/leave-page';
import ko from '@/messages/ko/auth.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { WithTexts } from './with-texts';

vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(() => new Promise(() => undefined)) }));

const words = ko.integration;
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const terms = [
  { termId: 'join-service', title: '이용약관', body: '약관 본문', required: true, needsOneOf: [] },
  { termId: 'join-news', title: '소식 수신', body: '선택 본문', required: false, needsOneOf: [] },
  { termId: 'join-night', title: '야간 수신', body: '선택 본문', required: false, needsOneOf: ['join-news'] },
];
const membershipUserInfo = { membershipId: 'sample.older', membershipNo: '1', memberName: '표본' };
const integrated = (mirror: object | null = null) =>
  Response.json({ viewer: { state: 'member' }, membershipUserInfo, temporaryYn: 'N', mirror });
const problem = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });

function open() {
  render(
    <WithTexts>
      <IntegrationForm
        terms={terms}
        returnTo="/booking?hotel=a"
        loginHref="/membershipLogin"
        bridgeName="SampleBridge"
      />
    </WithTexts>,
  );
  return userEvent.setup();
}
const box = (title: string) => screen.getByRole('checkbox', { name: new RegExp(title) });

async function send(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(words.membershipId), ' sample.older ');
  await user.type(screen.getByLabelText(ko.login.password), 'Sample-Older-1');
  await user.click(box('이용약관'));
  await user.click(screen.getByRole('button', { name: words.submit }));
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  fetched.mockReset();
  vi.mocked(leavePage).mockReset();
  stubFetch(fetched);
  localStorage.clear();
  window.dataLayer = [];
});

describe('a customer who becomes a member', () => {
  it('can choose messages at night only with a channel, and takes them back with the last one', async () => {
    fetched.mockResolvedValueOnce(integrated());
    const user = open();
    expect(box('야간 수신')).toBeDisabled();
    expect(box('야간 수신')).toHaveAccessibleDescription(words.termNeeds);
    await user.click(box('소식 수신'));
    expect(box('야간 수신')).toBeEnabled();
    await user.click(box('야간 수신'));
    expect(box('야간 수신')).toBeChecked();
    await user.click(box('소식 수신'));
    expect(box('야간 수신')).toBeDisabled();
    expect(box('야간 수신')).not.toBeChecked();
    await send(user);
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(JSON.parse(String(fetched.mock.lastCall?.[1].body)).agreedTermIds).toEqual(['join-service']);
  });

  it('is logged in as by a login, counted as a new member, and goes on', async () => {
    fetched.mockResolvedValueOnce(integrated({ accessToken: 'Bearer sample-access', refreshToken: 'sample-refresh' }));
    await send(open());
    await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/booking?hotel=a'));
    expect(fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))])).toEqual([
      [
        '/api/session/integration',
        { membershipId: 'sample.older', password: 'Sample-Older-1', agreedTermIds: ['join-service'] },
      ],
    ]);
    expect(localStorage.getItem('membershipId')).toBe('sample.older');
    expect(localStorage.getItem('accessToken')).toBe('Bearer sample-access');
    expect(window.dataLayer).toEqual([expect.objectContaining({ event: 'sign_up', method: 'integration' })]);
    expect(JSON.stringify(window.dataLayer)).not.toContain('sample.older');
  });

  it('ticks nothing beforehand, and names what is missing beside it and in a summary', async () => {
    const user = open();
    expect(screen.getAllByRole('checkbox').filter((each) => (each as HTMLInputElement).checked)).toEqual([]);
    await user.click(screen.getByRole('button', { name: words.submit }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const missing = words.errors.termRequired.replace('{title}', '이용약관');
    expect(box('이용약관')).toHaveAccessibleDescription(missing);
    await user.click(within(summary).getByRole('link', { name: missing }));
    expect(box('이용약관')).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: ko.login.errors.passwordRequired }));
    expect(screen.getByLabelText(ko.login.password)).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('sends one request however often it is pressed', async () => {
    fetched.mockReturnValue(new Promise(() => undefined));
    const user = open();
    await send(user);
    await user.click(screen.getByRole('button', { name: words.pending }));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    [409, { code: 'conflict', hubCode: 'ALREADY_INTEGRATED' }, words.errors.alreadyMember],
    // A 200 without the tokens.
    [502, { code: 'contract_broken' }, words.errors.uncertain],
    [504, { code: 'timeout' }, words.errors.uncertain],
  ])('offers the login where they may be a member by now: %i %j', async (status, body, sentence) => {
    fetched.mockResolvedValueOnce(problem(status, body));
    await send(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: words.toLogin })).toHaveAttribute('href', '/membershipLogin');
    expect(screen.getByLabelText(ko.login.password)).toHaveValue('Sample-Older-1');
  });

  it.each([
    [401, { code: 'unauthorized', hubCode: 'LOGIN_FAILED' }],
    [503, { code: 'unreachable', nothingDone: true }],
    [429, { code: 'rate_limited', retryAfterSeconds: 60 }],
  ])('keeps what was typed after %i %j, and offers no login', async (status, body) => {
    fetched.mockResolvedValueOnce(problem(status, body));
    await send(open());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: words.toLogin })).toBeNull();
    expect(box('이용약관')).toBeChecked();
    expect(leavePage).not.toHaveBeenCalled();
  });
});
