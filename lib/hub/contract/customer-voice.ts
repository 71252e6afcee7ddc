import * as z from 'zod';
import { emptyResult, text } from './common.ts';
import { endpoint, memberWrite, serverWrite } from './endpoint.ts';
import { opaque, typedLine } from './typed-schema.ts';

export const issueVocToken = endpoint({
  ...serverWrite,
  name: 'issueVocToken',
  path: '/voc/token/issue',
  base: 'hub',
  summary: 'Token of the feedback site and the encrypted customer number.',
  body: z.object({ cstNo: opaque(1_000) }),
  response: z.object({ accessToken: text, encryptedCstNo: text }),
  envelope: 'retData',
});

export const decryptText = endpoint({
  ...serverWrite,
  name: 'decryptText',
  path: '/crypt/decrypt',
  base: 'hub',
  summary: 'Decrypt a customer number of a feedback link.',
  body: z.object({ text: opaque(1_000) }),
  response: text,
});

/** Path is configuration (`CHAT_PATH`); this is its default. */
export const joinChatChannel = endpoint({
  ...memberWrite,
  name: 'joinChatChannel',
  path: '/channel/user',
  base: 'plain',
  audience: 'anyone',
  summary: 'Tell the chat channel who came with a complete customer context.',
  body: z.object({ joinChannel: typedLine(100), channelId: typedLine(100), userName: typedLine(100) }),
  tries: { kind: 'chat' },
  response: emptyResult,
  idempotent: true,
});
