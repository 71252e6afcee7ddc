import { describe, expect, test } from 'vitest';
import { joinMember, joinMembership } from '@/lib/hub/contract/join';

const details = {
  membershipId: 'sample.new',
  password: 'Sample-New-1',
  memberFirstName: 'Sample',
  memberLastName: "O'New-Member",
  memberEmail: 'sample.new@mail.example',
  country: 'GB',
  agreedTerms: [],
  lang: 'en',
};
const verified = { ...details, requestNo: 'REQ-1' };
const unverified = { ...details, memberMobile: '+447700900123', birthDate: '1990-01-01' };

describe('what joining takes', () => {
  test('is what the form sends', () => {
    expect(joinMembership.body.safeParse(verified).success).toBe(true);
    expect(joinMember.body.safeParse(unverified).success).toBe(true);
  });

  test.each([
    ['memberFirstName', '<b>x'],
    ['memberFirstName', '=1+1'],
    ['memberFirstName', 'A\r\nBcc: x'],
    ['memberLastName', '\t=B'],
    ['memberLastName', ' '],
    ['country', 'kr'],
    ['country', 'ZZ'],
    ['country', 'A\n'],
  ])('is refused by both calls with %s %j', (field, value) => {
    expect(joinMembership.body.safeParse({ ...verified, [field]: value }).success).toBe(false);
    expect(joinMember.body.safeParse({ ...unverified, [field]: value }).success).toBe(false);
  });

  test.each(['=cmd\r\n', '+', '', '12345678901234567'])('is refused with the mobile number %j', (memberMobile) => {
    expect(joinMember.body.safeParse({ ...unverified, memberMobile }).success).toBe(false);
  });

  test.each(['0001-01-01', '1899-12-31'])('is refused with the birth date %s', (birthDate) => {
    expect(joinMember.body.safeParse({ ...unverified, birthDate }).success).toBe(false);
  });
});
