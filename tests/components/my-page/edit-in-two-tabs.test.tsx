import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { PreferencesForm } from '@/components/my-page/preferences/preferences-form';
import { ConsentForm } from '@/components/my-page/profile/consent-form';
import { nothingPreferred as saved } from '../../my-page/sample-answers';
import { answerBff, renderAsMember, words } from './as-member';

const sentBodies = () => {
  const bodies: unknown[] = [];
  answerBff((_, __, body) => {
    bodies.push(body);
    return { body: { data: {} } };
  });
  return bodies;
};
const allergies = () => screen.getByRole('textbox', { name: new RegExp(words.preferences.allergies) });
const save = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

test('preferences that another tab has saved are left alone, also after a save and the refresh that follows', async () => {
  const bodies = sentBodies();
  const { rerender } = renderAsMember(<PreferencesForm owner="9000001" saved={saved} />);
  await userEvent.type(allergies(), 'nuts');
  await save(words.preferences.submit);
  await waitFor(() => expect(bodies).toEqual([{ allergies: 'nuts' }]));
  rerender(<PreferencesForm owner="9000001" saved={{ ...saved, bed: 'twin', allergies: 'nuts' }} />);
  expect(screen.getByRole('radio', { name: words.preferences.choice.twin })).toBeChecked();
  await userEvent.type(allergies(), ', milk');
  await save(words.preferences.submit);
  await waitFor(() => expect(bodies.slice(1)).toEqual([{ allergies: 'nuts, milk' }]));
});

test('a form shows what another tab has saved once its own save is answered, but for what is edited since', async () => {
  const bodies = sentBodies();
  const { rerender } = renderAsMember(<PreferencesForm owner="9000001" saved={saved} />);
  await userEvent.click(screen.getByRole('radio', { name: words.preferences.choice.high }));
  await save(words.preferences.submit);
  await waitFor(() => expect(bodies).toEqual([{ floor: 'high' }]));
  await userEvent.click(screen.getByRole('radio', { name: words.preferences.choice.soft }));
  rerender(<PreferencesForm owner="9000001" saved={{ ...saved, floor: 'low', allergies: 'nuts', quiet: true }} />);
  expect(allergies()).toHaveValue('nuts');
  expect(screen.getByRole('checkbox', { name: new RegExp(words.preferences.quiet) })).toBeChecked();
  expect(screen.getByRole('radio', { name: words.preferences.choice.low })).toBeChecked();
  expect(screen.getByRole('radio', { name: words.preferences.choice.soft })).toBeChecked();
});

test('a stored draft restores what was typed, and nothing over what another tab has saved since', async () => {
  const first = renderAsMember(<PreferencesForm owner="9000001" saved={saved} />);
  await userEvent.type(allergies(), 'nuts');
  first.unmount();
  const bodies = sentBodies();
  renderAsMember(<PreferencesForm owner="9000001" saved={{ ...saved, quiet: true }} />);
  await waitFor(() => expect(allergies()).toHaveValue('nuts'));
  await save(words.preferences.submit);
  await waitFor(() => expect(bodies).toEqual([{ allergies: 'nuts' }]));
});

test('a consent that another tab has given is not taken back by a page that shows it as not given', async () => {
  const none = { email: false, sms: false, push: false, night: false };
  const bodies = sentBodies();
  const { rerender } = renderAsMember(<ConsentForm saved={none} since={{}} />);
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(words.consents.email) }));
  await save(words.consents.submit);
  await waitFor(() => expect(bodies).toEqual([{ consents: [{ consentId: 'email', givenYn: 'Y' }] }]));
  rerender(<ConsentForm saved={{ ...none, email: true, sms: true, night: true }} since={{}} />);
  const box = (id: 'sms' | 'push' | 'night') =>
    screen.getByRole('checkbox', { name: (name) => name.startsWith(words.consents[id]) });
  expect(box('sms')).toBeChecked();
  expect(box('night')).toBeChecked();
  await userEvent.click(box('push'));
  await userEvent.click(box('sms'));
  await save(words.consents.submit);
  const changes = [
    { consentId: 'sms', givenYn: 'N' },
    { consentId: 'push', givenYn: 'Y' },
  ];
  await waitFor(() => expect(bodies.slice(1)).toEqual([{ consents: changes }]));
});
