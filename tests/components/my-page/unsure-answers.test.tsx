import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PreferencesForm } from '@/components/my-page/preferences/preferences-form';
import { ContactKey } from '@/components/my-page/profile/contact-key';
import { ProofScope } from '@/components/my-page/profile/proof-scope';
import { PasswordForm } from '@/components/my-page/user-info/password-form';
import type { Preferences } from '@/lib/hub/contract/preference';
import problems from '@/messages/ko/problems.json';
import { answerBff, type BffAnswer, problem, renderAsMember, words } from './as-member';

const nothingSaid: Preferences = {
  bed: 'none',
  floor: 'none',
  view: 'none',
  pillow: 'none',
  quiet: false,
  diet: [],
  allergies: '',
  language: 'none',
  anniversaries: [],
};

async function changePassword() {
  renderAsMember(<PasswordForm membershipId="sample.member" />);
  await userEvent.type(screen.getByLabelText(words.password.current), 'Sample-Member-1');
  await userEvent.type(screen.getByLabelText(words.password.new), 'Sample-Member-2');
  await userEvent.type(screen.getByLabelText(words.password.repeat), 'Sample-Member-2{Enter}');
}

async function savePreferences() {
  renderAsMember(<PreferencesForm owner="9000001" saved={nothingSaid} />);
  await userEvent.click(screen.getByRole('button', { name: words.preferences.submit }));
}

async function confirmContact() {
  const contact = { kind: 'email', value: 'new@mail.example' } as const;
  const ignore = () => undefined;
  renderAsMember(
    <ProofScope>
      <ContactKey proof="proof" contact={contact} keyUntil={Date.now() + 60_000} onSent={ignore} onConfirmed={ignore} />
    </ProofScope>,
  );
  await userEvent.type(screen.getByLabelText(words.contact.key), '123456{Enter}');
}

const lost = problem(503, 'unreachable');
const notSent = problem(503, 'unreachable', { nothingDone: true });

test.each<[string, () => Promise<void>, BffAnswer, string]>([
  ['a password', changePassword, lost, words.password.problems.unsure],
  ['a password', changePassword, notSent, words.password.problems.failed],
  ['preferences', savePreferences, lost, problems.unsure],
  ['preferences', savePreferences, notSent, problems.unavailable],
  ['a contact', confirmContact, lost, words.contact.problems.keyUnsure],
  ['a contact', confirmContact, notSent, problems.unavailable],
])('%s that may have been changed is not called unchanged', async (_what, change, answer, sentence) => {
  answerBff(() => answer);
  await change();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
