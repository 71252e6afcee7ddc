import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawRest } from '@/components/layout/draw-rest';

const drawn = () => document.querySelectorAll('.drawn-near[data-drawn]').length;
let idle: (() => void) | undefined;

describe('what the first view leaves for later', () => {
  beforeEach(() => {
    document.documentElement.removeAttribute('data-drawn');
    idle = undefined;
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      idle = work;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => {
      idle = undefined;
    });
  });

  it('is laid out one part at a time, and then the page says that all is', () => {
    render(
      <>
        <div className="drawn-near" />
        <div className="drawn-near" />
        <DrawRest />
      </>,
    );
    expect(drawn()).toBe(0);
    idle?.();
    expect(drawn()).toBe(1);
    idle?.();
    expect(drawn()).toBe(2);
    expect(document.documentElement.hasAttribute('data-drawn')).toBe(false);
    idle?.();
    expect(document.documentElement.hasAttribute('data-drawn')).toBe(true);
  });

  it('is given up with the page', () => {
    const { unmount } = render(
      <>
        <div className="drawn-near" />
        <DrawRest />
      </>,
    );
    expect(idle).toBeDefined();
    unmount();
    expect(idle).toBeUndefined();
  });

  it('comes after a while in a browser without idle callbacks', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    render(
      <>
        <div className="drawn-near" />
        <DrawRest />
      </>,
    );
    await waitFor(() => expect(drawn()).toBe(1), { timeout: 5000 });
  });
});
