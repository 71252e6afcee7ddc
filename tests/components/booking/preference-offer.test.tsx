import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Preferences } from '@/lib/hub/contract/preference';
import booking from '@/messages/ko/booking.json';
import { SampleFlow } from './booking-flow.fixtures';

const { preferences: t, form } = booking;
const wanted: Preferences = {
  bed: 'twin',
  floor: 'none',
  view: 'none',
  pillow: 'firm',
  quiet: false,
  diet: [],
  allergies: '땅콩\n갑각류',
  anniversaries: [{ kind: 'wedding', monthDay: '12-25' }],
  language: 'none',
};

const lines = ['알레르기: 땅콩 갑각류', t.bed.twin, t.pillow.firm, '12월 25일 결혼기념일'];
const requests = () => screen.getByLabelText(new RegExp(`^${form.requests}`));
const add = () => userEvent.click(screen.getByRole('button', { name: t.add }));

async function open(preferences: Promise<Preferences | null> | null) {
  await act(async () => void render(<SampleFlow preferences={preferences} />));
}

beforeEach(() => window.sessionStorage.clear());

describe('the preferences beside the requests', () => {
  test('are shown, and written only when asked for; what was typed stays, and twice is once', async () => {
    await open(Promise.resolve(wanted));
    const offered = within(screen.getByRole('list', { name: t.yours })).getAllByRole('button');
    expect(offered.map((button) => button.textContent?.trim())).toEqual(lines);
    expect(requests()).toHaveValue('');
    await userEvent.type(requests(), '늦게 도착합니다');
    await add();
    expect(requests()).toHaveValue(['늦게 도착합니다', ...lines].join('\n'));
    expect(screen.getByText(t.added)).toBeVisible();
    await add();
    expect(requests()).toHaveValue(['늦게 도착합니다', ...lines].join('\n'));
    expect(screen.getByText(t.already)).toBeVisible();
  });

  test('are written one by one where only some of them are wished for', async () => {
    await open(Promise.resolve(wanted));
    await userEvent.click(screen.getByRole('button', { name: t.pillow.firm }));
    expect(requests()).toHaveValue(t.pillow.firm);
    await userEvent.click(screen.getByRole('button', { name: t.pillow.firm }));
    expect(requests()).toHaveValue(t.pillow.firm);
    expect(screen.getByText(t.already)).toBeVisible();
  });

  test('go on to the review, and are remembered in the tab as if typed', async () => {
    await open(Promise.resolve(wanted));
    await add();
    expect(JSON.stringify({ ...window.sessionStorage })).toContain(t.bed.twin);
  });

  test.each<[string, Promise<Preferences | null> | null]>([
    ['a guest', null],
    [
      'a member without any',
      Promise.resolve({ ...wanted, bed: 'none', pillow: 'none', allergies: '', anniversaries: [] }),
    ],
    ['a member whose preferences cannot be had', Promise.resolve(null)],
    ['a member whose preferences hang', new Promise(() => undefined)],
  ])('%s books without them', async (_, preferences) => {
    await open(preferences);
    expect(screen.queryByTestId('preference-offer')).not.toBeInTheDocument();
    expect(requests()).toBeVisible();
    expect(screen.getByRole('button', { name: form.toReview })).toBeVisible();
  });
});
