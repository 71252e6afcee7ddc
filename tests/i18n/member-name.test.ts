import { describe, expect, it } from 'vitest';
import { latinNameOf, memberNameIn } from '@/lib/i18n/member-name';

describe('the Latin name of a member', () => {
  it.each([
    ['given name first', 'Haneul', 'Kim', 'Haneul Kim'],
    ['with accents, hyphen and apostrophe', 'Zoë-Anne', 'O’Neill', 'Zoë-Anne O’Neill'],
    ['of one part', '', 'Keller', 'Keller'],
    ['where the hub has none', '', '', ''],
    ['where the hub has another script', '하늘', '김', ''],
    ['where one part is in another script', 'Haneul', '김', ''],
  ])('is taken %s', (_, memberFirstName, memberLastName, name) => {
    expect(latinNameOf({ memberFirstName, memberLastName })).toBe(name);
  });

  it.each([
    ['ko', 'Haneul Kim', '김하늘'],
    ['en', 'Haneul Kim', 'Haneul Kim'],
    ['ja', 'Haneul Kim', 'Haneul Kim'],
    ['zh-CN', 'Haneul Kim', 'Haneul Kim'],
    ['en', '', '김하늘'],
    ['en', undefined, '김하늘'],
  ])('in %s, where it is %s, shows %s', (locale, latinName, shown) => {
    expect(memberNameIn(locale, { memberName: '김하늘', latinName })).toBe(shown);
  });
});
