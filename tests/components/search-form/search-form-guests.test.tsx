import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cell, freshBrowser, show } from './shown-search-form';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

// Parts of the form are fetched when they are reached for, which takes its time where many tests run at once.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  freshBrowser();
  router.push.mockReset();
});

describe('rooms and guests of the search form', () => {
  it('chooses rooms and guests up to their limits', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Rooms & guests'));
    const dialog = await screen.findByRole('dialog', { name: 'Rooms & guests' });
    const adults = within(dialog).getByRole('spinbutton', { name: 'Adults' });
    act(() => adults.focus());
    await user.keyboard('{End}');
    expect(adults).toHaveAttribute('aria-valuenow', '4');
    await user.click(within(dialog).getByRole('button', { name: 'Add room' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add room' }));
    expect(within(dialog).getByRole('button', { name: 'Add room' })).toHaveAttribute('aria-disabled', 'true');
    expect(within(dialog).getByText('You can search for up to 3 rooms at a time.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Remove room 3' }));
    expect(within(within(dialog).getByRole('group', { name: /Room 2/ })).getByLabelText('Adults')).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cell('Rooms & guests')).toHaveTextContent('2 rooms · 6 adults');
  });

  it('takes guests as they are typed, within the limits, and shares a crowded room over two', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Rooms & guests'));
    const dialog = await screen.findByRole('dialog', { name: 'Rooms & guests' });
    expect(within(dialog).getByText(/You can search for 1–4 adults/)).toBeVisible();
    act(() => within(dialog).getByRole('spinbutton', { name: 'Adults' }).focus());
    await user.keyboard('9');
    expect(within(dialog).getByRole('spinbutton', { name: 'Adults' })).toHaveAttribute('aria-valuenow', '4');
    await user.keyboard('0');
    expect(within(dialog).getByRole('spinbutton', { name: 'Adults' })).toHaveAttribute('aria-valuenow', '1');
    await user.keyboard('3');
    act(() => within(dialog).getByRole('spinbutton', { name: 'Children' }).focus());
    await user.keyboard('2');
    expect(within(dialog).getByText(/Few rooms sleep four or more guests/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Split into 2 rooms' }));
    const adults = within(dialog).getAllByRole('spinbutton', { name: 'Adults' });
    expect(adults.map((field) => field.getAttribute('aria-valuenow'))).toEqual(['2', '1']);
    expect(cell('Rooms & guests')).toHaveTextContent('2 rooms · 3 adults · 2 children');
  });

  it('keeps guests that were changed when the picker is left by Escape', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Rooms & guests'));
    const dialog = await screen.findByRole('dialog', { name: 'Rooms & guests' });
    act(() => within(dialog).getByRole('spinbutton', { name: 'Adults' }).focus());
    await user.keyboard('3{Escape}');
    expect(cell('Rooms & guests')).toHaveTextContent('1 room · 3 adults');
  });

  it('closes a picker by Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Rooms & guests'));
    await screen.findByRole('dialog', { name: 'Rooms & guests' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cell('Rooms & guests')).toHaveFocus();
  });
});
