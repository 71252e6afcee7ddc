import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import { cell, freshBrowser, show } from './shown-search-form';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  freshBrowser();
  router.push.mockReset();
});

/** Opens the picker with two children in the only room. */
async function withTwoChildren() {
  const user = userEvent.setup();
  show();
  await user.click(cell('Rooms & guests'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rooms & guests' }));
  const more = dialog.getByRole('button', { name: 'Room 1: More Children' });
  await user.click(more);
  await user.click(more);
  return { user, dialog, done: dialog.getByRole('button', { name: 'Done' }) };
}

const search = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Find rooms' }));

describe('the ages of children', () => {
  it('are chosen once for each child, and go along with the search and its store', async () => {
    const { user, dialog, done } = await withTwoChildren();
    await user.selectOptions(dialog.getByLabelText('Age of child 1'), '5');
    await user.selectOptions(dialog.getByLabelText('Age of child 2'), '13');
    await user.click(done);
    expect(screen.queryByRole('dialog')).toBeNull();
    await search(user);
    expect(router.push).toHaveBeenCalledWith(expect.stringContaining('room=2-2-5-13'));
    await waitFor(() =>
      expect(JSON.parse(window.localStorage.getItem(SEARCH_STORAGE_KEY) ?? '').state).toMatchObject({
        rooms: [{ roomNumber: 1, adults: 2, minor: 2 }],
        minorAges: [[5, 13]],
      }),
    );
  });

  it('are asked for before the picker closes, at the first that is missing', async () => {
    const { user, dialog, done } = await withTwoChildren();
    await user.selectOptions(dialog.getByLabelText('Age of child 1'), 'Under 1');
    await user.click(done);
    const second = dialog.getByLabelText('Age of child 2');
    expect(second).toHaveFocus();
    expect(second).toHaveAccessibleDescription('Please choose an age.');
    expect(dialog.getByLabelText('Age of child 1')).toHaveValue('0');
  });

  it('count as chosen when those that were missing belong to a child that is left out', async () => {
    const { user, dialog, done } = await withTwoChildren();
    await user.selectOptions(dialog.getByLabelText('Age of child 1'), '5');
    await user.click(dialog.getByRole('button', { name: 'Room 1: Fewer Children' }));
    expect(dialog.getByLabelText('Age of child 1')).toHaveValue('5');
    await user.click(done);
    await search(user);
    expect(router.push).toHaveBeenCalledWith(expect.stringContaining('room=2-1-5'));
  });

  it('do not move to the children of another room when theirs is removed', async () => {
    const { user, dialog } = await withTwoChildren();
    await user.selectOptions(dialog.getByLabelText('Age of child 1'), '5');
    await user.selectOptions(dialog.getByLabelText('Age of child 2'), '13');
    await user.click(dialog.getByRole('button', { name: 'Add room' }));
    await user.click(dialog.getByRole('button', { name: 'Room 2: More Children' }));
    await user.click(dialog.getByRole('button', { name: 'Remove room 1' }));
    expect(dialog.getByLabelText('Age of child 1')).toHaveValue('');
  });

  it('are not guessed: without them the search goes on as it did', async () => {
    const { user, dialog, done } = await withTwoChildren();
    await user.selectOptions(dialog.getByLabelText('Age of child 1'), '5');
    await user.click(done);
    await user.click(done);
    expect(screen.queryByRole('dialog')).toBeNull();
    await search(user);
    expect(router.push).toHaveBeenCalledWith(expect.stringMatching(/room=2-2(&|$)/));
  });

  it('are still there when the picker is opened again before all are chosen', async () => {
    const { user, dialog, done } = await withTwoChildren();
    await user.selectOptions(dialog.getByLabelText('Age of child 2'), '13');
    await user.click(done);
    await user.click(done);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(cell('Rooms & guests'));
    expect(await screen.findByLabelText('Age of child 2')).toHaveValue('13');
    expect(screen.getByLabelText('Age of child 1')).toHaveValue('');
  });

  it('stay with the children that are left, and those that come are asked for', async () => {
    const { user, dialog } = await withTwoChildren();
    await user.selectOptions(dialog.getByLabelText('Age of child 1'), '5');
    await user.selectOptions(dialog.getByLabelText('Age of child 2'), '13');
    await user.click(dialog.getByRole('button', { name: 'Room 1: Fewer Children' }));
    expect(dialog.getByLabelText('Age of child 1')).toHaveValue('5');
    await user.click(dialog.getByRole('button', { name: 'Room 1: More Children' }));
    expect(dialog.getByLabelText('Age of child 1')).toHaveValue('5');
    expect(dialog.getByLabelText('Age of child 2')).toHaveValue('');
  });
});
