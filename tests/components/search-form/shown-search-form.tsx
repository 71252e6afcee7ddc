import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { vi } from 'vitest';
import { SearchForm } from '@/components/search-form/search-form';
import { noteServerTime } from '@/lib/bff/server-clock';
import { seoulToday } from '@/lib/dates/moment';
import { catalogue, InEnglish } from './sample-texts';

export const today = seoulToday(new Date());

/** The form in English, with a state of its own. */
export function show(props: Partial<Parameters<typeof SearchForm>[0]> = {}) {
  return render(
    <InEnglish>
      <Provider store={createStore()}>
        <SearchForm locale="en" today={today} catalogue={catalogue} {...props} />
      </Provider>
    </InEnglish>,
  );
}

export function cell(label: string) {
  return screen.getByRole('button', { name: new RegExp(`^${label}`) });
}

/** A wide window of a browser that has stored nothing, and knows the server's time. */
export function freshBrowser(): void {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  delete window.dataLayer;
  noteServerTime(new Headers({ date: new Date().toUTCString() }));
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}
