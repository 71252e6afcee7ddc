import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FullLayout } from '@/components/layout/page-effects';

const address = vi.hoisted(() => ({ pathname: '/search', query: 'room=2-0' }));
vi.mock('next/navigation', () => ({
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams(address.query),
}));

const isWhole = () => document.documentElement.hasAttribute('data-drawn');

describe('what is far down', () => {
  beforeEach(() => {
    document.documentElement.removeAttribute('data-drawn');
    address.pathname = '/search';
    address.query = 'room=2-0';
  });

  it('waits on the page that the document came with', () => {
    const { rerender } = render(<FullLayout />);
    rerender(<FullLayout />);
    expect(isWhole()).toBe(false);
  });

  it('is laid out in the next part of a list, which has the same path', () => {
    const { rerender } = render(<FullLayout />);
    address.query = 'room=2-0&page=2';
    rerender(<FullLayout />);
    expect(isWhole()).toBe(true);
  });

  it('is laid out on pages that follow, and on the first one when it comes back', () => {
    const { rerender } = render(<FullLayout />);
    address.pathname = '/hotels/haneul-namsan';
    rerender(<FullLayout />);
    expect(isWhole()).toBe(true);
    address.pathname = '/search';
    rerender(<FullLayout />);
    expect(isWhole()).toBe(true);
  });
});
