// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UpdatedNotice } from '@/components/layout/updated-notice';
import { importPart } from '@/lib/navigation/import-part';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('@/lib/navigation/leave-page', () => ({ reloadPage }));

beforeEach(() => {
  window.sessionStorage.clear();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});

const status = () => document.querySelector('[aria-live]');

test('a page that was reloaded because its files are gone asks for the last press once, until the next one', async () => {
  void importPart(() => Promise.reject(new Error('gone')));
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  const { unmount } = render(<UpdatedNotice text="again" />);
  expect(status()).toHaveTextContent('again');
  fireEvent.click(document.body);
  expect(status()).toBeEmptyDOMElement();
  unmount();
  render(<UpdatedNotice text="again" />);
  expect(status()).toBeEmptyDOMElement();
});

test('a page that was opened says nothing', () => {
  render(<UpdatedNotice text="again" />);
  expect(status()).toBeEmptyDOMElement();
});
