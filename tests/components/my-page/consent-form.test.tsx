import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConsentForm } from '@/components/my-page/profile/consent-form';
import problems from '@/messages/ko/problems.json';
import { answerBff, problem, renderAsMember, router, words } from './as-member';

const { consents } = words;
const none = { email: false, sms: false, push: false, night: false };
const box = (name: string) => screen.getByRole('checkbox', { name: (shown) => shown.startsWith(name) });
const save = () => userEvent.click(screen.getByRole('button', { name: consents.submit }));

beforeEach(() => vi.clearAllMocks());

describe('the consents', () => {
  test('begin unticked, and the night waits for a channel', async () => {
    renderAsMember(<ConsentForm saved={none} since={{ email: consents.never }} />);
    for (const name of ['email', 'sms', 'push', 'night'] as const) expect(box(consents[name])).not.toBeChecked();
    expect(box(consents.night)).toBeDisabled();
    expect(box(consents.night)).toHaveAccessibleDescription(consents.nightNeeds);
    await userEvent.click(box(consents.sms));
    expect(box(consents.night)).toBeEnabled();
  });

  test('send what was changed, once, and have the page drawn anew', async () => {
    const fetched = answerBff(() => ({ body: { data: null } }));
    renderAsMember(<ConsentForm saved={{ ...none, email: true, night: true }} since={{}} />);
    await userEvent.click(box(consents.email));
    expect(box(consents.night)).not.toBeChecked();
    await save();
    expect(await screen.findByText(consents.saved)).toBeVisible();
    expect(fetched).toHaveBeenCalledOnce();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      consents: [
        { consentId: 'email', givenYn: 'N' },
        { consentId: 'night', givenYn: 'N' },
      ],
    });
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  test('a hub that is down is said, and the ticks stay', async () => {
    answerBff(() => problem(503, 'unreachable'));
    renderAsMember(<ConsentForm saved={none} since={{}} />);
    await userEvent.click(box(consents.push));
    await save();
    expect(await screen.findByText(problems.unavailable)).toBeVisible();
    expect(box(consents.push)).toBeChecked();
    expect(router.refresh).not.toHaveBeenCalled();
  });

  test('nothing changed is nothing sent', async () => {
    const fetched = answerBff(() => 'noConnection');
    renderAsMember(<ConsentForm saved={none} since={{}} />);
    await save();
    expect(await screen.findByText(consents.nothing)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });
});
