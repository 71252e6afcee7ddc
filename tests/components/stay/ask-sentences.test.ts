import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { askLine, optionSentences, stateLine } from '@/components/stay/ask-sentences';
import type { Ask } from '@/lib/hub/contract/ask';
import en from '@/messages/en/common.json';

const t = createTranslator({ locale: 'en', messages: { common: en }, namespace: 'common.asks' });
const words = { t, locale: 'en' } as const;
const answerBy = '2026-12-18T18:00:00+09:00';
const ask: Ask = {
  kind: 'connectingRooms',
  roomTypeName: null,
  time: null,
  addedKrw: 0,
  state: 'waiting',
  askedAt: '2026-12-01T10:00:00+09:00',
  answerBy,
  decidedAt: null,
  reason: null,
  voucher: null,
};

it('tells what was asked for from what could be asked for', () => {
  const option = { kind: ask.kind, roomTypeName: null, time: null, addedKrw: 0, voucher: null };
  const asked = askLine(ask, words);
  const [tried] = optionSentences({ ...option, answer: 'tried', answerBy }, words);
  expect(asked).toContain('Requested. We will let you know by December 18, 2026');
  expect(tried).toContain('If you ask now, we will let you know by December 18, 2026');
  const [chosen] = optionSentences({ ...option, answer: 'tried', answerBy }, words, 'answerBy');
  expect(chosen).toMatch(/^We will let you know by December 18, 2026/);
});

it('says that a wish has ended where the guest has changed the rooms, and regrets what the hotel cannot do', () => {
  const ended = { ...ask, state: 'returned', decidedAt: ask.askedAt } as const;
  const changed = `Connecting rooms: ${en.asks.reason.stayChanged}`;
  expect(askLine({ ...ended, reason: 'stayChanged' }, words)).toBe(changed);
  expect(stateLine({ ...ended, reason: 'stayChanged' }, words)).toBe(changed);
  expect(askLine({ ...ended, reason: 'noneLeft' }, words)).toBe(
    `Connecting rooms: ${en.asks.returned} ${en.asks.reason.noneLeft}`,
  );
});
