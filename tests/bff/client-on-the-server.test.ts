import { expect, test, vi } from 'vitest';

test('drawn on the server, the client opens no channel: Node has them too, and they keep a process from ending', async () => {
  const opened = vi.fn();
  vi.stubGlobal('BroadcastChannel', opened);
  const { onSessionNews } = await import('@/lib/bff/session-events');
  await import('@/lib/bff/bff-client');
  onSessionNews(() => undefined)();
  expect(opened).not.toHaveBeenCalled();
});
