// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageNoteNotice } from '@/components/layout/page-note-notice';
import { importPart } from '@/lib/navigation/import-part';
import { noteUnderWay } from '@/lib/navigation/page-note';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('@/lib/navigation/leave-page', () => ({ reloadPage }));

beforeEach(() => {
  window.sessionStorage.clear();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});

const texts = { updated: 'again', done: 'done', notDone: 'not done', unsure: 'unsure', show: 'show' };
const status = () => document.querySelector('[aria-live]');

test('a page that was reloaded because its files are gone asks for the last press once, until the next one', async () => {
  void importPart(() => Promise.reject(new Error('gone')));
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  const { unmount } = render(<PageNoteNotice texts={texts} />);
  expect(status()).toHaveTextContent('again');
  fireEvent.click(document.body);
  expect(status()).toBeEmptyDOMElement();
  unmount();
  render(<PageNoteNotice texts={texts} />);
  expect(status()).toBeEmptyDOMElement();
});

test('a page that was opened says nothing', () => {
  render(<PageNoteNotice texts={texts} />);
  expect(status()).toBeEmptyDOMElement();
});

test('a page that is left by a full load while a change is under way leaves word of it, although its request fails', () => {
  vi.useFakeTimers();
  document.title = 'Write an enquiry';
  const end = noteUnderWay();
  document.title = 'Enquiries';
  const endOther = noteUnderWay();
  endOther();
  vi.runAllTimers();
  // The page is unloaded here: its request fails, and its timers do not run.
  end();
  const { unmount } = render(<PageNoteNotice texts={texts} />);
  expect(status()).toHaveTextContent('Write an enquiryunsure');
  unmount();
  noteUnderWay()();
  vi.runAllTimers();
  render(<PageNoteNotice texts={texts} />);
  expect(status(), 'nothing is under way any more').toBeEmptyDOMElement();
  vi.useRealTimers();
});

test('a page that the product replaces by the result leaves none', async () => {
  const { leavePage } =
    await vi.importActual<typeof import('@/lib/navigation/leave-page')>('@/lib/navigation/leave-page');
  vi.stubGlobal('location', { replace: vi.fn() });
  const end = noteUnderWay();
  void leavePage('/done');
  render(<PageNoteNotice texts={texts} />);
  expect(status()).toBeEmptyDOMElement();
  end();
});
