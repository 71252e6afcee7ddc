import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PreferencesForm } from '@/components/my-page/preferences/preferences-form';
import problems from '@/messages/ko/problems.json';
import { nothingPreferred } from '../../my-page/sample-answers';
import { answerBff, problem, renderAsMember, router, words } from './as-member';

const { preferences: t } = words;
const open = (saved = nothingPreferred) => renderAsMember(<PreferencesForm owner="9000000001" saved={saved} />);
const save = () => userEvent.click(screen.getByRole('button', { name: t.submit }));
const choose = (question: string, choice: string) =>
  userEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: choice }));

beforeEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
});

describe('the preferences', () => {
  test('are all optional, and each says what the hotel does with it', () => {
    open();
    for (const [question, hint] of [
      [t.bed, t.hint.bed],
      [t.floor, t.hint.floor],
      [t.view, t.hint.view],
      [t.pillow, t.hint.pillow],
      [t.diet, t.hint.diet],
    ] as const) {
      expect(screen.getByRole('group', { name: question })).toHaveAccessibleDescription(hint);
    }
    expect(screen.getAllByRole('radio', { name: t.choice.none, checked: true })).toHaveLength(5);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  test('are saved in one go, once, and the page is drawn anew', async () => {
    const fetched = answerBff(() => ({ body: { data: null } }));
    open();
    await choose(t.bed, t.choice.twin);
    await choose(t.languageQuestion, 'English');
    await userEvent.click(screen.getByRole('checkbox', { name: t.choice.halal }));
    await userEvent.click(screen.getByRole('checkbox', { name: t.quiet }));
    await userEvent.type(screen.getByLabelText(t.allergies), ' 땅콩 ');
    await userEvent.click(screen.getByRole('button', { name: t.addDay }));
    await userEvent.selectOptions(screen.getByLabelText(t.kind), t.choice.wedding);
    await userEvent.selectOptions(screen.getByLabelText(t.month), '2');
    await userEvent.selectOptions(screen.getByLabelText(t.day), '29');
    await save();
    expect(await screen.findByText(t.saved)).toBeVisible();
    expect(fetched).toHaveBeenCalledOnce();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      ...nothingPreferred,
      bed: 'twin',
      quiet: true,
      diet: ['halal'],
      allergies: '땅콩',
      anniversaries: [{ kind: 'wedding', monthDay: '02-29' }],
      language: 'en',
    });
    expect(router.refresh).toHaveBeenCalledOnce();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('a special day that is not whole is said beside it; removed, it stops nothing', async () => {
    const fetched = answerBff(() => ({ body: { data: null } }));
    open({ ...nothingPreferred, anniversaries: [{ kind: 'birthday', monthDay: '04-30' }] });
    await userEvent.selectOptions(screen.getByLabelText(t.day), '31');
    await save();
    expect(screen.getByLabelText(t.month)).toHaveAccessibleDescription(t.problems.dayImpossible);
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: t.removeNumber.replace('{number, number}', '1') }));
    expect(screen.getByRole('button', { name: t.addDay })).toHaveFocus();
    await save();
    expect(await screen.findByText(t.saved)).toBeVisible();
  });

  test('five days are the most, and the reason is said', async () => {
    open({
      ...nothingPreferred,
      anniversaries: Array.from({ length: 5 }, () => ({ kind: 'other', monthDay: '01-01' })),
    });
    const add = screen.getByRole('button', { name: t.addDay });
    expect(add).toHaveAccessibleDescription(/5/);
    await userEvent.click(add);
    expect(screen.getAllByLabelText(t.kind)).toHaveLength(5);
  });

  test('a hub that is down is said; what was chosen stays, over a login too', async () => {
    answerBff(() => problem(503, 'unreachable'));
    const { unmount } = open();
    await choose(t.pillow, t.choice.buckwheat);
    await save();
    expect(await screen.findByText(problems.unavailable)).toBeVisible();
    expect(router.refresh).not.toHaveBeenCalled();
    unmount();
    open();
    expect(await screen.findByText(t.restored)).toBeVisible();
    expect(screen.getByRole('radio', { name: t.choice.buckwheat })).toBeChecked();
  });
});
