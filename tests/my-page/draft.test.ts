// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readDraft, textsOf, writeDraft } from '@/lib/my-page/draft';

const place = { form: 'profile', owner: '9000000001' };
const schema = textsOf('name');
const storage = () => window.sessionStorage;

beforeEach(() => window.sessionStorage.clear());

test('what was typed is found again by its owner alone', () => {
  writeDraft(storage(), place, { name: 'Kim' });
  expect(readDraft(storage(), place, schema)).toEqual({ name: 'Kim' });
  expect(readDraft(storage(), { ...place, owner: '9000000002' }, schema)).toBeNull();
  expect(readDraft(storage(), { ...place, form: 'preferences' }, schema)).toBeNull();
  writeDraft(storage(), place, null);
  expect(readDraft(storage(), place, schema)).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['another form', JSON.stringify({ owner: place.owner, values: { name: 7 } })],
  ['no values', JSON.stringify({ owner: place.owner })],
  ['nothing', 'null'],
])('%s is not a draft', (_, text) => {
  storage().setItem('owned:profile', text);
  expect(readDraft(storage(), place, schema)).toBeNull();
});

test('a closed storage keeps nothing, and nothing fails', () => {
  writeDraft(null, place, { name: 'Kim' });
  expect(readDraft(null, place, schema)).toBeNull();
});
