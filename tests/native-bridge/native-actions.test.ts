// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openExternal, prepareScreen, saveCalendar } from '@/lib/native-bridge/native-actions';
import { beInside } from './app-page';

const file = { fileName: 'HN-1.ics', content: 'BEGIN:VCALENDAR\r\n' };
const address = 'https://feedback.example/form?lang=ko';
const postMessage = vi.fn();
const open = vi.fn();
let downloads: { name: string; href: string }[];

beforeEach(() => {
  postMessage.mockReset();
  open.mockReset();
  downloads = [];
  vi.stubGlobal('webkit', { messageHandlers: { HotelRewardsBridge: { postMessage } } });
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(window, 'open').mockImplementation(open);
  // jsdom has neither blob addresses nor downloads.
  Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: vi.fn() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, href: this.href });
  });
});

function everything(): void {
  openExternal(address);
  saveCalendar(file);
  prepareScreen()();
}
const fallbacks = () => ({ windows: open.mock.calls, downloads });
const inBrowser = {
  windows: [[address, '_blank', 'noopener,noreferrer']],
  downloads: [{ name: 'HN-1.ics', href: 'blob:calendar' }],
};
const nothing = { windows: [], downloads: [] };

describe('what a page cannot do in a web view', () => {
  it('the iOS app does', () => {
    beInside('ios');
    everything();
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'openExternal', url: address }],
      [{ type: 'saveCalendar', ...file }],
      [{ type: 'brightness', level: 'full' }],
      [{ type: 'brightness', level: 'restore' }],
    ]);
    expect(fallbacks()).toEqual(nothing);
  });

  it('the Android app does, told by one JSON text for each method', () => {
    beInside('android');
    Reflect.deleteProperty(globalThis, 'webkit');
    const bridge = { openExternal: vi.fn(), saveCalendar: vi.fn(), brightness: vi.fn() };
    vi.stubGlobal('HotelRewardsBridge', bridge);
    everything();
    expect(bridge.openExternal.mock.calls).toEqual([[JSON.stringify({ url: address })]]);
    expect(bridge.saveCalendar.mock.calls).toEqual([[JSON.stringify(file)]]);
    expect(bridge.brightness.mock.calls).toEqual([
      [JSON.stringify({ level: 'full' })],
      [JSON.stringify({ level: 'restore' })],
    ]);
    expect(fallbacks()).toEqual(nothing);
  });

  it('a browser does by its own means, whatever calls itself a bridge there', () => {
    beInside('browser');
    everything();
    expect(fallbacks()).toEqual(inBrowser);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it.each([
    ['missing', { messageHandlers: {} }],
    [
      'failing',
      {
        messageHandlers: {
          HotelRewardsBridge: {
            postMessage: () => {
              throw new Error('gone');
            },
          },
        },
      },
    ],
  ])('an app whose bridge is %s leaves it to the web view', (_how, webkit) => {
    beInside('ios');
    vi.stubGlobal('webkit', webkit);
    everything();
    expect(fallbacks()).toEqual(inBrowser);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x#Intent;end', '/hotels'])(
    '%s is not opened',
    (wrong) => {
      beInside('ios');
      expect(() => openExternal(wrong)).toThrow();
      expect([postMessage.mock.calls, open.mock.calls]).toEqual([[], []]);
    },
  );
});
