import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '@/components/layout/error-page';
import { noteDone } from '@/lib/bff/done-action';
import { takePageNote } from '@/lib/navigation/page-note';
import ja from '@/messages/ja/failure.json';

const missingFile = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

beforeEach(() => window.history.replaceState(null, '', '/jp/reservation'));

describe('the error page', () => {
  it('is there at once, in the language of the address', () => {
    render(<ErrorPage error={Object.assign(new Error('broken'), { digest: '42' })} />);
    expect(screen.getByRole('heading', { name: ja.title })).toBeVisible();
    expect(screen.getByText(`${ja.reference} 42`)).toBeVisible();
    expect(screen.getByRole('link', { name: ja.home })).toHaveAttribute('href', '/jp');
  });

  it('says that what was sent has been done', () => {
    const { unmount } = render(<ErrorPage error={new Error('broken')} />);
    expect(screen.getByRole('heading', { name: ja.title })).toBeVisible();
    unmount();
    noteDone();
    render(<ErrorPage error={new Error('broken')} />);
    expect(screen.getByRole('heading', { name: ja.doneTitle })).toBeVisible();
  });

  it.each([
    ['reloads a tab whose files are gone', 'navigate', true, 1],
    ['does not reload twice', 'reload', true, 0],
    ['does not reload without a network', 'navigate', false, 0],
  ])('%s', (_, type, onLine, times) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const reload = vi.fn();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.stubGlobal('location', { ...window.location, pathname: '/jp', href: 'http://localhost/jp', reload });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    render(<ErrorPage error={missingFile} />);
    expect(reload).toHaveBeenCalledTimes(times);
    // It was opened just now: nothing was pressed on it that would have to be repeated.
    expect(takePageNote()).toBeNull();
    expect(scrollTo.mock.calls).toEqual(times === 1 ? [[{ top: 0, behavior: 'instant' }]] : []);
  });
});
