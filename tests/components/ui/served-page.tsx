import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach } from 'vitest';
import { earlyPressScript } from '@/lib/csp/early-press-script';

/** The script with the listeners that it adds, so that each test can take them away again; a test's clicks are trusted. */
function listen(): () => void {
  const listening = new AbortController();
  const add = (type: string, listener: (event: Event) => void, capture: boolean) => {
    const get = (event: Event, name: keyof Event) => {
      const value = name === 'isTrusted' || event[name];
      return typeof value === 'function' ? value.bind(event) : value;
    };
    const trusting = (event: Event) => listener(new Proxy(event, { get }));
    window.addEventListener(type, trusting, { capture, signal: listening.signal });
  };
  new Function('addEventListener', earlyPressScript)(add);
  return () => listening.abort();
}

export const box = () => screen.getByTestId('box');

/** The page as the server sends it, before its script. */
export function served(page: ReactNode): void {
  document.body.innerHTML = `<div data-testid="box">${renderToString(page)}</div>`;
}

/** What was entered is passed on one task later, and that the field was left another task later. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await act(() => new Promise((done) => setTimeout(done)));
}

/**
 * The browser's script takes the served page over.
 * @param onMismatch called where the page is not what React expects, which then renders it again
 */
export async function takenOver(page: ReactNode, onMismatch?: () => void): Promise<void> {
  render(page, { container: box(), hydrate: true, ...(onMismatch && { onRecoverableError: onMismatch }) });
  await turns();
}

/** Each test of the file starts with the script's listeners and ends without them. */
export function withEarlyScript(): void {
  let stop: () => void;
  beforeEach(() => {
    document.earlyPress = null;
    stop = listen();
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });
}
