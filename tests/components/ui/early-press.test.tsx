import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { SubmitButton } from '@/components/ui/submit-button';
import { box, served, takenOver, withEarlyScript } from './served-page';

const button = (name: string) => screen.getByRole('button', { name });

const LatePart = ({ onPress }: { onPress: () => void }) => <Button onClick={onPress}>Open</Button>;

/** A form that is sent by script, and what it sent. */
function formThatSends() {
  const sent: string[] = [];
  const page = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('name')));
      }}
    >
      <input name="name" aria-label="Name" />
      <SubmitButton>Send</SubmitButton>
    </form>
  );
  return { sent, page };
}

/** Layout effects run after the refs, and before the button renders as one that submits. */
function BeforeNextRender({ press }: { press: () => void }) {
  useLayoutEffect(() => {
    expect(button('Send').getAttribute('type')).toBe('button');
    press();
  }, [press]);
  return null;
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

describe('a press before the script of the page is there', () => {
  withEarlyScript();

  it('is done once when it is', async () => {
    const pressed = vi.fn();
    const page = <Button onClick={pressed}>Open</Button>;
    served(page);
    fireEvent.click(button('Open'));
    expect(pressed).not.toHaveBeenCalled();
    await takenOver(page);
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Open'));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is done once where React keeps it from the page, because a part still waits for its script', async () => {
    const pressed = vi.fn();
    const script = Promise.withResolvers<{ default: typeof LatePart }>();
    const Late = lazy(() => script.promise);
    served(
      <Suspense>
        <LatePart onPress={pressed} />
      </Suspense>,
    );
    await takenOver(
      <Suspense>
        <Late onPress={pressed} />
      </Suspense>,
    );
    const reached = vi.fn();
    window.addEventListener('click', reached, { once: true });
    await act(async () => fireEvent.click(button('Open')));
    expect(reached, 'React stops it').not.toHaveBeenCalled();
    await act(async () => script.resolve({ default: LatePart }));
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    fireEvent.click(button('Open'));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it.each(['Open', 'Send'])('is done once where React hydrates the part for it: %s', async (name) => {
    const pressed = vi.fn();
    const { sent, page: form } = formThatSends();
    const page = (
      <>
        {form}
        <Button onClick={pressed}>Open</Button>
      </>
    );
    served(page);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const hydrated = vi.fn();
    const root = hydrateRoot(box(), <Hydrated onHydrated={hydrated}>{page}</Hydrated>);
    fireEvent.click(button(name));
    expect(hydrated, 'within the press').toHaveBeenCalled();
    await new Promise((done) => setTimeout(done, 20));
    expect(pressed.mock.calls.length + sent.length).toBe(1);
    root.unmount();
    vi.unstubAllGlobals();
  });

  it('is the last one, and none where something else was pressed after it', async () => {
    const first = vi.fn();
    const second = vi.fn();
    const page = (
      <>
        <Button onClick={first}>First</Button>
        <Button onClick={second}>Second</Button>
      </>
    );
    served(page);
    fireEvent.click(button('First'));
    fireEvent.click(button('Second'));
    await takenOver(page);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);

    served(page);
    fireEvent.click(button('First'));
    fireEvent.click(document.body);
    await takenOver(page);
    expect(first).not.toHaveBeenCalled();
  });

  it('sends a form with what was typed until then', async () => {
    const { sent, page } = formThatSends();
    served(page);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    field.value = 'typed';
    fireEvent.click(button('Send'));
    expect(sent).toEqual([]);
    await takenOver(page);
    expect(sent).toEqual(['typed']);
  });

  it.each([
    ['Enter', {}, false, ['typed']],
    ['Enter that ends a composition', { isComposing: true }, true, []],
    ['Enter that Safari sends after the end of a composition', { keyCode: 229 }, false, []],
  ])('may be %s in a field', async (_what, init, isLeftAlone, expected) => {
    const { sent, page } = formThatSends();
    served(page);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    field.value = 'typed';
    expect(fireEvent.keyDown(field, { key: 'Enter', ...init })).toBe(isLeftAlone);
    await takenOver(page);
    expect(sent).toEqual(expected);
    expect(fireEvent.keyDown(field, { key: 'Enter' }), 'the browser submits it now').toBe(true);
    expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 }), 'it has confirmed a word').toBe(false);
  });

  it.each([
    ['press', () => button('Send').click()],
    [
      'Enter',
      () => screen.getByRole('textbox').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    ],
  ])('sends a form whose button React has hydrated and not yet rendered again: %s', async (_what, press) => {
    const { sent, page } = formThatSends();
    const whole = (
      <>
        {page}
        <BeforeNextRender press={press} />
      </>
    );
    served(whole);
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'typed';
    await takenOver(whole);
    expect(sent).toEqual(['typed']);
  });

  it('is not made up: what is drawn later is not pressed', () => {
    const pressed = vi.fn();
    const { rerender } = render(<Button onClick={pressed}>Open</Button>);
    fireEvent.click(button('Open'));
    rerender(<Button onClick={() => pressed()}>Open</Button>);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
