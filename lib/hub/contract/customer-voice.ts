import * as z from 'zod';
import { emptyResult } from './common.ts';
import { endpoint } from './endpoint.ts';

export const issueVocToken = endpoint({
  name: 'issueVocToken',
  method: 'POST',
  path: '/voc/token/issue',
  base: 'hub',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Token of the feedback site and the encrypted customer number.',
  body: z.object({ cstNo: z.string().min(1) }),
  response: z.object({ accessToken: z.string(), encryptedCstNo: z.string() }),
  envelope: 'retData',
});

export const decryptText = endpoint({
  name: 'decryptText',
  method: 'POST',
  path: '/crypt/decrypt',
  base: 'hub',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Decrypt a customer number of a feedback link.',
  body: z.object({ text: z.string().min(1).max(1000) }),
  response: z.string(),
  envelope: 'data',
});

/** Path is configuration (`CHAT_PATH`); this is its default. */
export const joinChatChannel = endpoint({
  name: 'joinChatChannel',
  method: 'POST',
  path: '/channel/user',
  base: 'plain',
  audience: 'anyone',
  retry: false,
  source: 'assumed',
  summary: 'Tell the chat channel who came with a complete customer context.',
  body: z.object({
    joinChannel: z.string().min(1).max(100),
    channelId: z.string().min(1).max(100),
    userName: z.string().min(1).max(100),
  }),
  tries: { kind: 'chat' },
  response: emptyResult,
  envelope: 'data',
  idempotent: true,
});
