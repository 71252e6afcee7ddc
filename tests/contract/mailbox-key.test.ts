import { expect, test } from 'vitest';
import { mailboxKey, recipientKey } from '@/lib/hub/contract/same-person';

test.each([
  ['sample.guest+1@mail.example', 'sample.guest@mail.example'],
  [' Sample.Guest+a+b@Mail.Example ', 'sample.guest@mail.example'],
  ['sample.guest＋1@mail.example', 'sample.guest@mail.example'],
  ['+1@mail.example', '+1@mail.example'],
  ['"a@b+1"@mail.example', '"a@b@mail.example'],
  ['no address', 'no address'],
])('%s is counted as %s', (email, key) => expect(mailboxKey(email)).toBe(key));

test.each([
  ['sample.guest@mail.example', 'sampleguest@mail.example'],
  ['sample.guest@mail.example', 'sample.guest@other.example'],
])('%s is not counted as %s', (one, other) => expect(mailboxKey(one)).not.toBe(mailboxKey(other)));

test.each(['01012345678', '+82 10-1234-5678', '82 10 1234 5678'])('%s is one telephone to messages', (number) =>
  expect(recipientKey(number)).toBe(recipientKey('010-1234-5678')),
);
