import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SignUpDetails, type SignUpDetailsProps } from '@/components/auth/sign-up-details';
import { emptySignUpDraft, readSignUpDraft, writeSignUpDraft } from '@/lib/account/sign-up-draft';
import { leavePage } from '@/lib/navigation/leave-page';
import ko from '@/messages/ko/auth.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { WithTexts } from './with-texts';

const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(() => new Promise(() => undefined)) }));

const words = ko.signUp;
const terms = [
  { termId: 'join-service', version: '2026-01', required: true },
  { termId: 'join-news', version: '2026-01', required: false },
];
const agreed = [{ termId: 'join-service', version: '2026-01' }];
const password = 'Sample-New-1';
const typed = {
  membershipId: 'sample.new',
  memberLastName: 'New',
  memberFirstName: 'Sample',
  local: 'sample.new@mail.example',
  mobile: '+44 7700 900-123',
  birthDate: '1990-02-02',
};
const membershipUserInfo = { membershipId: 'sample.new', membershipNo: '1', memberName: '표본' };
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const joined = () =>
  Response.json({ memberName: '표본', login: { viewer: {}, membershipUserInfo, temporaryYn: 'N', mirror: null } });
const problem = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
const joinCalls = () => fetched.mock.calls.filter(([path]) => path === '/api/session/join');
/** Every id is free; joining itself answers in turn. */
function answerJoining(...answers: (Response | Promise<Response>)[]) {
  fetched.mockImplementation(async (path) => {
    if (path !== '/api/session/join') return Response.json({ data: { availableYn: 'Y' } });
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? joined();
  });
}

const field = (name: keyof typeof typed | 'password' | 'domain' | 'country') => screen.getByLabelText(words[name]);
const submit = () => screen.getByRole('button', { name: words.submit });

function open(props: Partial<SignUpDetailsProps> = {}) {
  const countries = [{ value: 'GB', label: '영국' }];
  const given = { verification: null, today: '2026-11-23', terms, countries, bridgeName: 'SampleBridge', ...props };
  const { unmount } = render(
    <WithTexts>
      <SignUpDetails {...given} />
    </WithTexts>,
  );
  return { user: userEvent.setup(), unmount };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const [name, text] of Object.entries(typed)) await user.type(field(name as keyof typeof typed), text);
  await user.type(field('password'), password);
  await user.selectOptions(field('country'), 'GB');
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  fetched.mockReset();
  answerJoining(joined());
  stubFetch(fetched);
  vi.mocked(leavePage).mockReset();
  router.replace.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  window.dataLayer = [];
  writeSignUpDraft({ ...emptySignUpDraft, agreed, returnTo: '/booking?hotel=a' });
});

describe('the details of joining', () => {
  it('are sent as they are meant, once; the visitor is logged in and goes on, and nothing that was typed is left', async () => {
    const { user } = open();
    await fillIn(user);
    expect(field('domain'), 'a whole address becomes both parts').toHaveValue('mail.example');
    await user.dblClick(submit());
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(vi.mocked(leavePage).mock.calls[0]?.[0]).toBe('/signUpSuccess?returnTo=%2Fbooking%3Fhotel%3Da');
    expect(joinCalls().map(([, { body }]) => JSON.parse(String(body)))).toEqual([
      {
        membershipId: 'sample.new',
        password,
        memberFirstName: 'Sample',
        memberLastName: 'New',
        memberEmail: 'sample.new@mail.example',
        country: 'GB',
        agreedTerms: agreed,
        unverified: { memberMobile: '+44 7700 900-123', birthDate: '1990-02-02' },
      },
    ]);
    expect(localStorage.getItem('membershipId')).toBe('sample.new');
    expect(readSignUpDraft()).toEqual(emptySignUpDraft);
    expect(window.dataLayer).toEqual([expect.objectContaining({ event: 'sign_up', method: 'details' })]);
  });

  it('that are missing are named beside their fields and in a summary, whose links lead there', async () => {
    const { user } = open();
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const { problems } = words;
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      problems.idMissing,
      problems.password.missing,
      problems.lastNameMissing,
      problems.firstNameMissing,
      problems.emailMissing,
      problems.mobileMissing,
      problems.birthDateMissing,
      problems.countryMissing,
    ]);
    expect(field('country')).toHaveAccessibleDescription(problems.countryMissing);
    await user.click(within(summary).getByRole('link', { name: problems.password.missing }));
    expect(field('password')).toHaveFocus();
    await user.type(field('password'), 'x');
    expect(field('password'), 'what is typed anew is no longer wrong').not.toBeInvalid();
    expect(field('country')).toBeInvalid();
    expect(joinCalls()).toEqual([]);
  });

  it('come back after a reload, all but the password', async () => {
    const { user, unmount } = open();
    await fillIn(user);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(password);
    unmount();
    open();
    for (const name of ['memberLastName', 'mobile', 'birthDate'] as const) expect(field(name)).toHaveValue(typed[name]);
    expect(field('country')).toHaveValue('GB');
    expect(field('password')).toHaveValue('');
  });

  it('lead back to the terms where those that hold now were not agreed to', async () => {
    open({ terms: [{ termId: 'join-service', version: '2026-12', required: true }] });
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/signUp'));
  });

  it('of somebody who was verified are fewer, and their refused age has no field to be beside', async () => {
    answerJoining(problem(422, { code: 'rejected', hubCode: 'UNDER_AGE' }));
    const { user } = open({ verification: 'of-a-person', countries: [] });
    expect(screen.queryByLabelText(words.birthDate)).toBeNull();
    for (const name of ['membershipId', 'memberLastName', 'memberFirstName', 'local'] as const) {
      await user.type(field(name), typed[name]);
    }
    await user.type(field('password'), password);
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(words.problems.underAge);
    expect(JSON.parse(String(joinCalls()[0]?.[1].body))).toMatchObject({ verification: 'of-a-person' });
    expect(within(summary).queryByRole('link')).toBeNull();
  });

  const login = '/membershipLogin?returnTo=%2Fbooking%3Fhotel%3Da';
  it.each([
    ['ID_TAKEN', 409, 'conflict', words.problems.idTaken, null],
    ['TERMS_REQUIRED', 422, 'rejected', words.refusals.terms, '/signUp?returnTo=%2Fbooking%3Fhotel%3Da'],
    ['IDENTITY_USED', 409, 'conflict', words.refusals.identity, '/signUp/identity'],
    ['ALREADY_MEMBER', 409, 'conflict', words.refusals.known, login],
    ['', 504, 'timeout', words.refusals.uncertain, login],
    ['', 403, 'forbidden', words.refusals.identity, '/signUp/identity'],
    ['', 409, 'identity_changed', words.refusals.anotherPerson, '/signUp/identity'],
  ])('are kept after %s %i %s, with a way on', async (hubCode, status, code, sentence, href) => {
    answerJoining(problem(status, { code, ...(hubCode && { hubCode }) }));
    const { user } = open();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    const ways = screen.queryAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('#'));
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(href === null ? [] : [href]);
    expect(field('password')).toHaveValue(password);
    expect(field('memberLastName')).toHaveValue(typed.memberLastName);
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('that were sent before without an answer are a membership by now: nobody is asked for another id', async () => {
    answerJoining(problem(502, { code: 'contract_broken' }), problem(409, { code: 'conflict', hubCode: 'ID_TAKEN' }));
    const { user } = open();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(words.refusals.uncertain);
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words.refusals.known));
    expect(field('membershipId')).not.toBeInvalid();
    expect(screen.getByRole('link', { name: words.ways.known })).toHaveAttribute('href', login);
  });
});
