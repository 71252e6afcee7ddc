import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SoftLinks } from '@/components/layout/soft-links';
import { ButtonLink, TextLink } from '@/components/ui/link';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

/** Whether the browser was left to follow the press by itself. */
const press = (name: string, init: MouseEventInit = {}) => fireEvent.click(screen.getByText(name), init);

/** jsdom follows no link: what nobody has taken ends here, after everybody has seen it. */
const letGo = (event: Event) => event.preventDefault();
let leftToBrowser = false;
const look = (event: Event) => {
  leftToBrowser = !event.defaultPrevented;
  letGo(event);
};

beforeEach(() => {
  for (const way of Object.values(router)) way.mockReset();
  leftToBrowser = false;
  window.addEventListener('click', look);
  return () => window.removeEventListener('click', look);
});

function show() {
  return render(
    <>
      <SoftLinks />
      <TextLink href="/en/hotels?page=2#list">
        <b>Hotels</b>
      </TextLink>
      <TextLink href="/en/dining" prefetch>
        Dining
      </TextLink>
      <ButtonLink href="?view=done" replace scroll={false}>
        Done
      </ButtonLink>
      <TextLink href="/file.ics" download>
        File
      </TextLink>
      <TextLink href="/en" target="_blank">
        Window
      </TextLink>
      <TextLink href="https://elsewhere.example/">Elsewhere</TextLink>
      <TextLink href="/en/busy" onClick={(event) => event.preventDefault()}>
        Taken
      </TextLink>
      <TextLink href="/api/session/statement?language=en">Answer</TextLink>
      <a href="/en/plain">Plain</a>
      <TextLink href="/en/search" data-focus="count">
        Leave out
      </TextLink>
      <p id="count" tabIndex={-1}>
        12
      </p>
    </>,
  );
}

describe('links of the site', () => {
  it('are followed within the document, by a press on anything inside them', () => {
    show();
    press('Hotels');
    expect(router.push.mock.calls).toEqual([['/en/hotels?page=2#list', { scroll: true }]]);
    expect(leftToBrowser).toBe(false);
  });

  it('take the place of the page, and leave it where it is, where they say so', () => {
    show();
    press('Done');
    expect(router.replace.mock.calls).toEqual([['?view=done', { scroll: false }]]);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([
    ['with a key held', 'Hotels', { ctrlKey: true }],
    ['with the other key held', 'Hotels', { metaKey: true }],
    ['to be saved', 'Hotels', { altKey: true }],
    ['in a new window', 'Hotels', { shiftKey: true }],
    ['by the middle button', 'Hotels', { button: 1 }],
    ['that are downloads', 'File', {}],
    ['to an answer of the API, which is no page', 'Answer', {}],
    ['with a window of their own', 'Window', {}],
    ['to another site', 'Elsewhere', {}],
    ['that are plain', 'Plain', {}],
  ])('are the browser’s %s', (_, name, init) => {
    show();
    press(name, init);
    expect(leftToBrowser).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('are not followed where a handler of the page has taken the press', () => {
    show();
    press('Taken');
    expect(router.push).not.toHaveBeenCalled();
  });

  it('are fetched ahead when somebody reaches for them, unless that would cost the server a page', () => {
    show();
    fireEvent.pointerOver(screen.getByText('Hotels'));
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByText('Dining'));
    fireEvent.focusIn(screen.getByText('Dining'));
    expect(router.prefetch.mock.calls).toEqual([['/en/dining'], ['/en/dining']]);
  });

  it('hand the focus to what they change, where they vanish with the press', () => {
    show();
    press('Leave out');
    expect(document.activeElement?.textContent).toBe('12');
  });

  it('are let go with the page', () => {
    const { unmount } = show();
    const link = screen.getByText('Dining');
    unmount();
    document.body.append(link);
    fireEvent.click(link);
    link.remove();
    expect(router.push).not.toHaveBeenCalled();
  });
});
