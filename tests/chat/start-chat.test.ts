// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { bootChat, queueChat } from '@/lib/chat/start-chat';
import { PageServer, problem, setHint } from '../native-bridge/app-page';

const member = { memberId: '1000000001', memberHash: 'f'.repeat(64) };
let server: PageServer;

async function startChat(...chat: Parameters<typeof bootChat>): Promise<void> {
  queueChat();
  queueChat();
  await Promise.all([bootChat(...chat), bootChat(...chat)]);
  await Promise.resolve();
}

beforeEach(() => {
  delete window.ChannelIO;
  delete window.ChannelIOInitialized;
  server = new PageServer();
  setHint(false);
});

describe('the chat', () => {
  it.each([
    ['ko', 'ko'],
    ['en', 'en'],
    ['jp', 'ja'],
    ['ch', 'en'],
  ] as const)('greets a guest without asking anybody: %s in %s', async (code, language) => {
    await startChat('plugin-key', code);
    expect(window.ChannelIO?.q).toEqual([['boot', { pluginKey: 'plugin-key', language }]]);
    expect(server.seen).toEqual([]);
  });

  it('greets a member by id and proof, and by nothing else; a logout ends it, once', async () => {
    setHint(true);
    server.answers['/api/session/chat'] = () => Response.json({ member });
    await startChat('plugin-key', 'ko');
    const boot = ['boot', { pluginKey: 'plugin-key', language: 'ko', ...member }];
    expect(window.ChannelIO?.q).toEqual([boot]);
    forgetStoredMember('logOut');
    forgetStoredMember('logOut');
    await vi.waitFor(() => expect(window.ChannelIO?.q).toEqual([boot, ['shutdown']]));
  });

  it('of a guest goes on when a former member is forgotten', async () => {
    await startChat('plugin-key', 'ko');
    forgetStoredMember('logOut');
    expect(window.ChannelIO?.q).toHaveLength(1);
  });

  it.each([
    ['no secret is configured', () => Response.json({ member: null })],
    ['the session is over', () => problem('session_expired', 401)],
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('greets a guest where %s', async (_, answer) => {
    setHint(true);
    server.answers['/api/session/chat'] = answer;
    await startChat('plugin-key', 'en');
    expect(window.ChannelIO?.q).toEqual([['boot', { pluginKey: 'plugin-key', language: 'en' }]]);
  });

  it('greets no member by name who has logged out while it was asked', async () => {
    setHint(true);
    server.answers['/api/session/chat'] = () => {
      setHint(false);
      return Response.json({ member });
    };
    await startChat('plugin-key', 'en');
    expect(JSON.stringify(window.ChannelIO?.q)).not.toContain(member.memberId);
    vi.unstubAllGlobals();
  });
});
