import { describe, expect, it, vi } from 'vitest';
import { membershipUserInfo } from '@/lib/hub/contract/auth';
import { sendToNativeApp } from '@/lib/native-bridge/native-bridge';

const NAME = 'HotelRewardsBridge';
const userInfo = membershipUserInfo.parse({ membershipId: 'sample', memberName: '견본회원' });

describe('telling the native app', () => {
  it('posts an object to the iOS handler of the configured name', () => {
    const postMessage = vi.fn();
    const host = { webkit: { messageHandlers: { [NAME]: { postMessage } } } };
    expect(sendToNativeApp({ type: 'userInfo', userInfo }, NAME, host)).toBe('ios');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'userInfo', userInfo });
  });

  it('calls the Android method of the message with JSON, as a method of its object', () => {
    const calls: unknown[] = [];
    const bridge = {
      userInfo(this: unknown, json: string) {
        calls.push([this, JSON.parse(json)]);
      },
    };
    expect(sendToNativeApp({ type: 'userInfo', userInfo }, NAME, { [NAME]: bridge })).toBe('android');
    expect(calls).toEqual([[bridge, userInfo]]);
  });

  it.each(['tokenExpired', 'logOut'] as const)('sends %s without content', (type) => {
    const method = vi.fn();
    expect(sendToNativeApp({ type }, NAME, { [NAME]: { [type]: method } })).toBe('android');
    expect(method).toHaveBeenCalledExactlyOnceWith();
    const postMessage = vi.fn();
    sendToNativeApp({ type }, NAME, { webkit: { messageHandlers: { [NAME]: { postMessage } } } });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type });
  });

  it.each([
    ['an ordinary browser', {}],
    ['an iOS view with another handler', { webkit: { messageHandlers: { other: { postMessage: vi.fn() } } } }],
    ['an Android app that is older than the message', { [NAME]: {} }],
  ])('does nothing in %s', (_, host) => {
    expect(sendToNativeApp({ type: 'logOut' }, NAME, host)).toBe('none');
  });

  it('survives a handler that throws, and reports it', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const host = {
      [NAME]: {
        logOut: () => {
          throw new Error('gone');
        },
      },
    };
    expect(sendToNativeApp({ type: 'logOut' }, NAME, host)).toBe('none');
    expect(report).toHaveBeenCalledOnce();
  });

  it('survives a host whose names throw when they are read', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const host = {
      get webkit() {
        throw new Error('not to be looked at');
      },
    };
    expect(sendToNativeApp({ type: 'logOut' }, NAME, host)).toBe('none');
    expect(report).toHaveBeenCalledOnce();
  });
});
