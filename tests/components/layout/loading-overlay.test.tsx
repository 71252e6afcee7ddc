import { QueryClient } from '@tanstack/query-core';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it } from 'vitest';
import { LoadingOverlayHost } from '@/components/layout/loading-overlay-host';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { overlayMeta } from '@/lib/loading/overlay-atom';

describe('LoadingOverlay', () => {
  it('says exactly what the specification says, and only while its flag is up', () => {
    const { rerender } = render(<LoadingOverlay show />);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    rerender(<LoadingOverlay show={false} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('LoadingOverlayHost', () => {
  function setUp() {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const store = createStore();
    store.set(queryClientAtom, client);
    render(
      <Provider store={store}>
        <LoadingOverlayHost />
      </Provider>,
    );
    return client;
  }

  it('stays up until the last flagged request is done, also one that fails', async () => {
    const client = setUp();
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    let running: Promise<unknown>[] = [];
    await act(async () => {
      running = [
        client.fetchQuery({ queryKey: ['first'], queryFn: () => first.promise, meta: overlayMeta }),
        client.fetchQuery({ queryKey: ['second'], queryFn: () => second.promise, meta: overlayMeta }).catch(() => null),
      ];
    });
    expect(screen.getByText('Loading...')).toBeVisible();
    await act(async () => first.resolve('done'));
    expect(screen.getByText('Loading...')).toBeVisible();
    await act(async () => {
      second.reject(new Error('refused'));
      await Promise.all(running);
    });
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('takes no notice of requests without the flag', async () => {
    const client = setUp();
    const quiet = Promise.withResolvers<string>();
    await act(async () => {
      void client.fetchQuery({ queryKey: ['quiet'], queryFn: () => quiet.promise });
    });
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    await act(async () => quiet.resolve('done'));
  });
});
