import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { cell, freshBrowser, show, today } from './shown-search-form';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

// Parts of the form are fetched when they are reached for, which takes its time where many tests run at once.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  freshBrowser();
  router.push.mockReset();
});

describe('the dates of the search form', () => {
  it.each(['Done', 'Find rooms', 'another cell', 'Escape'])(
    'searches a check-in that was picked without a check-out for the shortest stay, left by %s',
    async (leaveBy) => {
      const user = userEvent.setup();
      show();
      await user.click(cell('Dates'));
      const dialog = await screen.findByRole('dialog', { name: 'Choose your dates' });
      const [start] = within(dialog).getAllByRole('textbox');
      const day = addDays(today, 3);
      await user.clear(start as HTMLElement);
      await user.type(start as HTMLElement, `${day}{Enter}`);
      expect(within(dialog).getByText('Choose your check-out date, or continue with 1 night.')).toBeVisible();
      if (leaveBy === 'Escape') await user.keyboard('{Escape}');
      else if (leaveBy === 'another cell') await user.click(cell('Rooms & guests'));
      else await user.click(screen.getByRole('button', { name: leaveBy }));
      expect(cell('Dates')).toHaveTextContent(
        `${formatShortDay(day, 'en')} – ${formatShortDay(addDays(day, 1), 'en')}`,
      );
      if (leaveBy !== 'Find rooms') await user.click(screen.getByRole('button', { name: 'Find rooms' }));
      expect(router.push).toHaveBeenCalledExactlyOnceWith(
        `/en/search?checkIn=${day}&checkOut=${addDays(day, 1)}&room=2-0`,
      );
    },
  );

  it('waits for the check-out of a first pick after a reload, too', async () => {
    const user = userEvent.setup();
    const before = show();
    await user.click(cell('Dates'));
    const [typed] = within(await screen.findByRole('dialog', { name: 'Choose your dates' })).getAllByRole('textbox');
    const day = addDays(today, 3);
    await user.clear(typed as HTMLElement);
    await user.type(typed as HTMLElement, `${day}{Enter}`);
    before.unmount();

    show();
    await waitFor(() => expect(cell('Dates')).toHaveTextContent(formatShortDay(day, 'en')));
    await user.click(cell('Dates'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your dates' }));
    expect(dialog.getByText('Choose your check-out date, or continue with 1 night.')).toBeVisible();
    const [start, end] = dialog.getAllByRole('textbox');
    expect(start).toHaveValue(formatShortDay(day, 'en'));
    expect(end).toHaveValue('');
    await user.type(end as HTMLElement, `${addDays(day, 2)}{Enter}`);
    expect(dialog.getByText('2 nights')).toBeVisible();
  });

  it.each([
    ['Done', 'half a da', /could not read this date/],
    ['Find rooms', 'half a da', /could not read this date/],
    ['Rooms & guests', 'half a da', /could not read this date/],
    ['Done', '', 'Please enter a date or choose one in the calendar.'],
  ])('stays with a date that %s leaves half-typed as “%s”, and says so below it', async (goOn, text, reason) => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Dates'));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your dates' });
    const end = within(dialog).getAllByRole('textbox')[1] as HTMLElement;
    await user.clear(end);
    if (text !== '') await user.type(end, text);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${goOn}`) }));
    expect(screen.getByRole('dialog', { name: 'Choose your dates' })).toBeVisible();
    expect(end).toHaveAccessibleDescription(reason);
    expect(end).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes over a date that is typed to its end by the press that sends the form', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Dates'));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your dates' });
    const end = within(dialog).getAllByRole('textbox')[1] as HTMLElement;
    await user.clear(end);
    await user.type(end, addDays(today, 4));
    await user.click(screen.getByRole('button', { name: 'Find rooms' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith(
      `/en/search?checkIn=${today}&checkOut=${addDays(today, 4)}&room=2-0`,
    );
  });
});
