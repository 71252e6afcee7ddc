import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ReadySheet } from '@/components/ui/ready-sheet';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ReadySheet open={open} onClose={() => setOpen(false)} title="Guests" closeLabel="Close">
        <input aria-label="Name" />
      </ReadySheet>
    </main>
  );
}

function TwoCells() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button">Where</button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ReadySheet
        open={open}
        onClose={() => setOpen(false)}
        opener={() => screen.getByText('Open')}
        title="Guests"
        closeLabel="Close"
      >
        <input aria-label="Name" />
      </ReadySheet>
    </main>
  );
}

const page = () => screen.getByText('Open').closest('body > div') as HTMLElement;
const cover = () => document.querySelector('.ready-sheet') as HTMLElement;
/** What is inert beside the sheet. */
const inertBeside = () => [...document.querySelectorAll('[inert]')].filter((node) => !cover().contains(node));
const isOpen = () => cover().hasAttribute('data-open');

describe('a sheet that is laid out before it is shown', () => {
  it('stands outside of the page that it covers, and leaves page and focus alone until it is open', () => {
    render(<Opener />);
    expect(page()).not.toContainElement(cover());
    expect(isOpen()).toBe(false);
    expect(document.body).toHaveFocus();
    expect(inertBeside()).toEqual([]);
  });

  it('is neither reached nor read out until it is open, and used only after the frame that shows it', async () => {
    render(<Opener />);
    const reached = () => [...cover().querySelectorAll('button, input')].filter((node) => !node.closest('[inert]'));
    expect([screen.queryByRole('dialog'), reached()]).toEqual([null, []]);
    fireEvent.click(screen.getByText('Open'));
    expect(screen.getByRole('dialog', { name: 'Guests' })).toBeInTheDocument();
    expect(reached(), 'the first stop of the focus').toEqual([screen.getByRole('button', { name: 'Close' })]);
    fireEvent.click(document.querySelector('.ready-sheet-shade') as Element);
    expect(isOpen(), 'a press that fell through the content').toBe(true);
    await waitFor(() => expect(reached()).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([screen.queryByRole('dialog'), reached()]).toEqual([null, []]);
  });

  it('takes the focus, makes the page inert and gives both back', async () => {
    render(<Opener />);
    const opener = screen.getByText('Open');
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Guests' })).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(page()).toHaveAttribute('inert'));
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Tab' });
    expect(screen.getByRole('button', { name: 'Close' }), 'the ring is there for keys').not.toHaveAttribute(
      'data-quiet-focus',
    );
    expect(cover()).not.toHaveAttribute('inert');
    expect(document.documentElement).toHaveAttribute('data-covered');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
    expect(inertBeside()).toEqual([]);
    expect(document.documentElement).not.toHaveAttribute('data-covered');
    expect(opener).toHaveFocus();
  });

  it('has the page inert before the first key is done, however soon it comes', () => {
    render(<Opener />);
    fireEvent.click(screen.getByText('Open'));
    expect(page(), 'only after the frame that shows the sheet').not.toHaveAttribute('inert');
    fireEvent.keyDown(screen.getByText('Open'), { key: 'Tab' });
    expect(page()).toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('closes by an Escape that comes before that frame', () => {
    render(<Opener />);
    const opener = screen.getByText('Open');
    opener.focus();
    fireEvent.click(opener);
    fireEvent.keyDown(opener, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(opener).toHaveFocus();
  });

  it('gives the focus to what opened it, where a finger had left it elsewhere', async () => {
    render(<TwoCells />);
    screen.getByText('Where').focus();
    fireEvent.click(screen.getByText('Open'));
    fireEvent.keyDown(screen.getByText('Where'), { key: 'Tab' });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Open')).toHaveFocus();
    // By an Escape of where the focus still is, too.
    screen.getByText('Where').focus();
    fireEvent.click(screen.getByText('Open'));
    fireEvent.keyDown(screen.getByText('Where'), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Open')).toHaveFocus();
  });

  it('covers what comes to the page meanwhile, but neither a dialog nor what is only read out', async () => {
    render(<Opener />);
    fireEvent.click(screen.getByText('Open'));
    await waitFor(() => expect(page()).toHaveAttribute('inert'));
    const late = document.createElement('aside');
    const spoken = document.createElement('div');
    spoken.setAttribute('data-live-announcer', '');
    const dialog = document.createElement('dialog');
    document.body.append(late, spoken, dialog);
    await waitFor(() => expect(late).toHaveAttribute('inert'));
    expect([spoken, dialog].some((node) => node.hasAttribute('inert'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(late).not.toHaveAttribute('inert');
    for (const node of [late, spoken, dialog]) node.remove();
  });

  it('leaves inert what was inert before', async () => {
    const before = document.createElement('aside');
    before.setAttribute('inert', '');
    document.body.append(before);
    render(<Opener />);
    fireEvent.click(screen.getByText('Open'));
    await waitFor(() => expect(page()).toHaveAttribute('inert'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(before).toHaveAttribute('inert');
    before.remove();
  });

  it('closes by Escape also when what had the focus has gone, and not by the Escape of another dialog', () => {
    render(<Opener />);
    fireEvent.click(screen.getByText('Open'));
    const other = document.createElement('dialog');
    document.body.append(other);
    fireEvent.keyDown(other, { key: 'Escape' });
    expect(isOpen()).toBe(true);
    other.remove();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    fireEvent.click(screen.getByText('Open'));
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('closes by a press outside, not by one inside, and gives everything back when it leaves the tree open', async () => {
    const { unmount } = render(<Opener />);
    fireEvent.click(screen.getByText('Open'));
    fireEvent.click(screen.getByRole('textbox'));
    expect(isOpen()).toBe(true);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-covered'));
    fireEvent.click(document.querySelector('.ready-sheet-shade') as Element);
    expect(isOpen()).toBe(false);
    fireEvent.click(screen.getByText('Open'));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-covered'));
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-covered');
    expect(document.querySelector('[inert]')).toBeNull();
  });
});
