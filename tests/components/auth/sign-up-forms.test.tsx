import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignUpDetails } from '@/components/auth/sign-up-details';
import { SignUpTerms } from '@/components/auth/sign-up-terms';
import { changeSignUpDraft, emptyKeptBooking, readSignUpDraft } from '@/lib/account/sign-up-draft';
import { membershipUserInfo } from '@/lib/hub/contract/auth';
import { leavePage } from '@/lib/navigation/leave-page';
import { handlers } from '@/lib/routes/handlers';
import ko from '@/messages/ko/auth.json';
import { stubFetch } from '../../setup/stub-fetch';
import { router } from '../my-page/as-member';
import { served, takenOver, withEarlyScript } from '../ui/served-page';
import { setHint, WithTexts } from './with-texts';

vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(() => new Promise(() => undefined)) }));

const words = ko.signUp;
const terms = [
  { termId: 'service', version: '2', title: 'Service', body: '', required: true, needsOneOf: [] },
  { termId: 'privacy', version: '1', title: 'Privacy', body: '', required: true, needsOneOf: [] },
  { termId: 'news', version: '1', title: 'News', body: '', required: false, needsOneOf: [] },
  { termId: 'night', version: '1', title: 'Night', body: '', required: false, needsOneOf: ['news'] },
];
const given = (...ids: string[]) =>
  terms.filter(({ termId }) => ids.includes(termId)).map(({ termId, version }) => ({ termId, version }));
const tick = (title: string) => screen.getByRole('checkbox', { name: new RegExp(title) });

beforeEach(() => {
  setHint(0);
  sessionStorage.clear();
  localStorage.clear();
  vi.clearAllMocks();
});

function openTerms() {
  render(
    <WithTexts>
      <SignUpTerms terms={terms} returnTo="/hotels" kept={emptyKeptBooking} />
    </WithTexts>,
  );
}

test('terms that were agreed to in the version of today are ticked again, and the others are said to have changed', async () => {
  changeSignUpDraft({ agreed: [{ termId: 'service', version: '1' }, ...given('privacy', 'news', 'night')] });
  openTerms();
  expect(await screen.findByText(words.termsChanged)).toBeVisible();
  expect(tick('Service')).not.toBeChecked();
  for (const title of ['Privacy', 'News', 'Night']) expect(tick(title)).toBeChecked();
  expect(readSignUpDraft().returnTo).toBe('/hotels');
});

test('a term closes and is no longer agreed to without the one that it needs; all required ones are agreed to at once', async () => {
  openTerms();
  expect(tick('Night')).toBeDisabled();
  await userEvent.click(tick('News'));
  await userEvent.click(tick('Night'));
  expect(readSignUpDraft().agreed).toEqual(given('news', 'night'));
  await userEvent.click(tick('News'));
  await waitFor(() => expect(tick('Night')).not.toBeChecked());
  expect(readSignUpDraft().agreed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: words.next }));
  expect(screen.getByRole('alert')).toHaveTextContent('Service');
  expect(router.push).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText(words.agreeRequired));
  expect(readSignUpDraft().agreed).toEqual(given('service', 'privacy'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: words.next }));
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
});

const answer = (status: number, code: string, hubCode?: string) =>
  new Response(JSON.stringify({ code, hubCode }), { status, headers: { 'content-type': 'application/problem+json' } });

const fillAndJoin = async () => {
  await userEvent.type(screen.getByLabelText(words.password), 'New-Member-1');
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
};

/** What the server answers, one request after the other; then no network. */
function serve(...answers: (() => Response)[]) {
  const paths: string[] = [];
  stubFetch(
    vi.fn(async (path: string) => {
      paths.push(path);
      const next = answers.shift();
      if (!next) throw new TypeError('cut off');
      return next();
    }),
  );
  return paths;
}

const typed = { membershipId: 'new.member', memberLastName: 'Sample', memberFirstName: 'Guest' };
const joinAgainAndAgain = async (...said: string[]) => {
  changeSignUpDraft({ ...typed, agreed: given('service', 'privacy'), local: 'guest', domain: 'mail.example' });
  for (const sentence of said) {
    const { unmount } = render(
      <WithTexts>
        <SignUpDetails verification="v" today="2026-11-26" terms={terms} countries={[]} bridgeName="SampleBridge" />
      </WithTexts>,
    );
    await fillAndJoin();
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
    unmount();
  }
};
const lost = () => answer(504, 'unavailable');
const taken = () => answer(409, 'rejected', 'ID_TAKEN');
const wrong = () => answer(401, 'unauthorized');

test('an id that an attempt without an answer has taken is the visitor’s own, also after a reload', async () => {
  const paths = serve(lost, taken, lost);
  await joinAgainAndAgain(words.refusals.uncertain, words.refusals.known);
  expect(paths).toEqual([handlers.session.join, handlers.session.join, handlers.session.login]);
});

test('an id that was sent without an answer is somebody else’s where the password does not log in', async () => {
  serve(lost, taken, wrong);
  await joinAgainAndAgain(words.refusals.uncertain, words.problems.idTaken);
});

test('an id that is refused without an attempt before logs nobody in', async () => {
  const paths = serve(taken);
  await joinAgainAndAgain(words.problems.idTaken);
  expect(paths).toEqual([handlers.session.join]);
});

const userInfo = membershipUserInfo.parse({
  membershipId: 'new.member',
  membershipNo: '9000002',
  memberName: '견본회원',
});
const loggedIn = { membershipUserInfo: userInfo, mirror: null };
const begun = () => {
  setHint(60);
  return lost();
};

test.each([
  ['an attempt that is sent again and was carried out before', [lost, taken]],
  ['an attempt whose answer is lost after the session has begun', [begun]],
])('%s logs its member in and welcomes them', async (_what, answers) => {
  serve(...answers, () => Response.json(loggedIn));
  if (answers.length > 1) await joinAgainAndAgain(words.refusals.uncertain);
  changeSignUpDraft({ ...typed, agreed: given('service', 'privacy'), local: 'guest', domain: 'mail.example' });
  render(
    <WithTexts>
      <SignUpDetails verification="v" today="2026-11-26" terms={terms} countries={[]} bridgeName="SampleBridge" />
    </WithTexts>,
  );
  await fillAndJoin();
  await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/signUpSuccess')));
  expect(sessionStorage.getItem('signUpName')).toBe('견본회원');
  expect(localStorage.getItem('attempts')).toBeNull();
});

const details = (
  <WithTexts>
    <SignUpDetails verification={null} today="2026-11-26" terms={terms} countries={[]} bridgeName="SampleBridge" />
  </WithTexts>
);

withEarlyScript();

test('details of an earlier visit return but for what is typed before hydration, with the address of the booking', async () => {
  sessionStorage.setItem('guest', JSON.stringify({ email: 'guest@mail.example' }));
  changeSignUpDraft({
    agreed: given('service', 'privacy'),
    memberLastName: 'Stored',
    memberFirstName: 'Stored',
    keptForm: 'guest',
  });
  served(details);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  field(words.memberFirstName).value = 'Typed';
  await takenOver(details);
  expect(field(words.memberLastName)).toHaveValue('Stored');
  expect(field(words.memberFirstName)).toHaveValue('Typed');
  expect([field(words.local), field(words.domain)].map(({ value }) => value)).toEqual(['guest', 'mail.example']);
  await userEvent.clear(field(words.domain));
  await userEvent.clear(field(words.local));
  await userEvent.type(field(words.local), 'whole@mail.example');
  await userEvent.tab();
  expect([field(words.local), field(words.domain)].map(({ value }) => value)).toEqual(['whole', 'mail.example']);
  expect(readSignUpDraft()).toMatchObject({ memberFirstName: 'Typed', local: 'whole', domain: 'mail.example' });
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  const said = screen.getByRole('alert').textContent;
  for (const problem of ['idMissing', 'mobileMissing', 'birthDateMissing', 'countryMissing'] as const)
    expect(said).toContain(words.problems[problem]);
  expect(said).not.toContain(words.problems.emailMissing);
});
