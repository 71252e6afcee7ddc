import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PickerSurface } from '@/components/search-form/picker-surface';
import { installModalShim } from '../ui/modal-shim';

const mayGoOn = vi.fn(() => true);

function Form() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <form>
        <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
          Where
        </button>
        <button type="submit">Find rooms</button>
        {open && (
          <PickerSurface
            title="Hotels"
            closeLabel="Close"
            doneLabel="Done"
            mayGoOn={mayGoOn}
            onClose={() => setOpen(false)}
          >
            <input type="search" aria-label="Name" />
          </PickerSurface>
        )}
      </form>
      <p>Beside</p>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const picker = () => screen.queryByRole('dialog', { name: 'Hotels' });

function open(screenIsWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: screenIsWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  render(<Form />);
  button('Where').focus();
  fireEvent.click(button('Where'));
}

beforeEach(() => {
  mayGoOn.mockReset().mockReturnValue(true);
  installModalShim();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a picker on a wide screen', () => {
  it('takes the focus when it opens, and gives it back to the cell on Escape', () => {
    open(true);
    expect(picker()).toHaveFocus();
    fireEvent.keyDown(picker() as Element, { key: 'Escape' });
    expect(picker()).toBeNull();
    expect(button('Where')).toHaveFocus();
  });

  it('stays open on an Escape that empties a search field', () => {
    open(true);
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'Nam' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(picker()).not.toBeNull();
  });

  it('asks before a press beside closes it', () => {
    open(true);
    mayGoOn.mockReturnValue(false);
    fireEvent.pointerDown(screen.getByText('Beside'));
    expect(mayGoOn).toHaveBeenCalledWith('pressBeside');
    expect(picker()).not.toBeNull();
    mayGoOn.mockReturnValue(true);
    fireEvent.pointerDown(screen.getByText('Beside'));
    expect(picker()).toBeNull();
  });

  it('leads to the next stop of the form on Done', () => {
    open(true);
    fireEvent.click(button('Done'));
    expect(picker()).toBeNull();
    expect(button('Find rooms')).toHaveFocus();
  });
});

describe('a picker on a narrow screen', () => {
  it('is a modal sheet outside of the form, so that Enter in its fields does not send the form', () => {
    open(false);
    expect(picker()?.closest('form')).toBeNull();
    expect(picker()).toContainElement(document.activeElement as HTMLElement);
  });

  it('gives the focus back to the cell when it is closed, and leads to the next stop on Done', async () => {
    open(false);
    await act(async () => fireEvent.click(button('Close')));
    expect(picker()).toBeNull();
    expect(button('Where')).toHaveFocus();
    fireEvent.click(button('Where'));
    await act(async () => fireEvent.click(button('Done')));
    expect(picker()).toBeNull();
    expect(button('Find rooms')).toHaveFocus();
  });
});
