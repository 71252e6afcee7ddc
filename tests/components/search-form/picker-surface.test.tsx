import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PickerShown } from '@/components/search-form/picker-shown';
import { PickerSurface } from '@/components/search-form/picker-surface';

// jsdom takes every focus for one by key.
vi.mock('@/components/ui/focus-visible', () => ({ isFocusVisible: () => false }));

function Form() {
  const [open, setOpen] = useState(false);
  return (
    <form>
      <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Where
      </button>
      <PickerShown value={open}>
        <PickerSurface title="Hotels" closeLabel="Close" doneLabel="Done" onClose={() => setOpen(false)}>
          <input type="search" aria-label="Name" />
        </PickerSurface>
      </PickerShown>
    </form>
  );
}

const cell = () => screen.getByRole('button', { name: 'Where' });
const popover = () => screen.queryByRole('dialog', { name: 'Hotels' });
const isAwake = () => screen.getByRole('searchbox').closest('[inert]') === null;

/** A press by hand: the focus is on the cell and not shown. */
function press(): void {
  cell().focus();
  fireEvent.click(cell());
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a popover that is laid out before it is shown', () => {
  it('is neither read out nor reached before, and takes the focus after the frame that shows it', async () => {
    render(<Form />);
    expect(popover()).toBeNull();
    press();
    expect(popover()).not.toBeNull();
    expect(cell()).toHaveFocus();
    await waitFor(() => expect(popover()).toHaveFocus());
    expect(isAwake()).toBe(true);
  });

  it('has the focus before the first key is done, however soon it comes', () => {
    render(<Form />);
    press();
    fireEvent.keyDown(cell(), { key: 'Tab' });
    expect(popover()).toHaveFocus();
    expect(isAwake()).toBe(true);
  });

  it('closes by an Escape before that frame, and by one after it; the cell has the focus then', async () => {
    render(<Form />);
    press();
    fireEvent.keyDown(cell(), { key: 'Escape' });
    expect(popover()).toBeNull();
    expect(cell()).toHaveFocus();
    press();
    await waitFor(() => expect(popover()).toHaveFocus());
    fireEvent.keyDown(popover() as Element, { key: 'Escape' });
    expect(popover()).toBeNull();
    expect(cell()).toHaveFocus();
  });

  it('leaves the first key after that frame to what is inside: an Escape empties the field before it closes', async () => {
    render(<Form />);
    press();
    await waitFor(() => expect(popover()).toHaveFocus());
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'Nam' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(popover()).not.toBeNull();
  });
});
