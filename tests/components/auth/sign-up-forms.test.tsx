import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignUpDetails } from '@/components/auth/sign-up-details';
import { SignUpTerms } from '@/components/auth/sign-up-terms';
import { changeSignUpDraft, emptyKeptBooking, readSignUpDraft } from '@/lib/account/sign-up-draft';
import ko from '@/messages/ko/auth.json';
import { stubFetch } from '../../setup/stub-fetch';
import { router } from '../my-page/as-member';
import { served, takenOver, withEarlyScript } from '../ui/served-page';
import { WithTexts } from './with-texts';

vi.mock('next/navigation', () => ({ useRouter: () => router }));

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

test('an id that an attempt without an answer has taken is the visitor’s own, also after a reload', async () => {
  const answers = [answer(504, 'unavailable'), answer(409, 'rejected', 'ID_TAKEN')];
  stubFetch(vi.fn(async () => answers.shift() ?? answer(503, 'unavailable')));
  const typed = { membershipId: 'new.member', memberLastName: 'Sample', memberFirstName: 'Guest' };
  changeSignUpDraft({ ...typed, agreed: given('service', 'privacy'), local: 'guest', domain: 'mail.example' });
  for (const said of [words.refusals.uncertain, words.refusals.known]) {
    const { unmount } = render(
      <WithTexts>
        <SignUpDetails verification="v" today="2026-11-26" terms={terms} countries={[]} bridgeName="SampleBridge" />
      </WithTexts>,
    );
    await userEvent.type(screen.getByLabelText(words.password), 'New-Member-1');
    await userEvent.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByText(said)).toBeVisible();
    unmount();
  }
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
