import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExternalLink } from '@/components/ui/external-link';
import { appView } from '@/lib/channel/app-view';
import { followNativeSide } from '@/lib/native-bridge/native-side';

afterEach(() => {
  document.head.replaceChildren();
});

const address = 'https://map.example/place';
const press = () => {
  render(<ExternalLink href={address}>Map</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Map' });
  return { link, followed: fireEvent.click(link) };
};

it('is followed in a window that cannot reach back', () => {
  // jsdom cannot follow it; only whether the press is left to the browser is of interest.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { link, followed } = press();
  expect(followed).toBe(true);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it('asks the app around the page, whose web view opens no windows', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('webkit', { messageHandlers: { Bridge: { postMessage } } });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Sample App/iOS');
  const meta = document.createElement('meta');
  meta.name = 'native-app';
  meta.content = 'Bridge';
  Object.assign(meta.dataset, { ios: 'App/iOS', android: 'App/Android' });
  document.head.append(meta);
  const view = appView();
  if (view === null) throw new Error('the page is inside an app');
  const stop = followNativeSide(view);
  expect(press().followed, 'nothing opens in the web view').toBe(false);
  await waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'openExternal', url: address }));
  stop();
});
