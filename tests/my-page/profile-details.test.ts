import { describe, expect, test } from 'vitest';
import { profileEdit } from '@/lib/hub/contract/profile';
import { detailsSchema, type ProfileDetails } from '@/lib/my-page/profile-details';
import { problemsOf } from '../setup/problems-of';

const details: ProfileDetails = { memberLastName: 'Kim', memberFirstName: 'Min Ji', memberGender: 'F', country: 'KR' };

describe('personal details', () => {
  test.each([
    ['as in a passport', {}, {}],
    ['with hyphen, apostrophe and full stop', { memberFirstName: "Jean-Luc O'Neil Jr." }, {}],
    ['pasted with blanks', { memberLastName: '  Kim\u00a0 ', memberFirstName: '\tMin \n Ji ' }, {}],
    ['in full-width letters', { memberLastName: 'Ｋｉｍ' }, {}],
    ['with a typographic apostrophe', { memberLastName: 'O’Neil' }, {}],
    ['empty', { memberLastName: '' }, { memberLastName: 'lastNameMissing' }],
    ['of blanks', { memberFirstName: ' \u3000 ' }, { memberFirstName: 'firstNameMissing' }],
    ['of 50 letters', { memberLastName: 'K'.repeat(50) }, {}],
    ['too long', { memberLastName: 'K'.repeat(51) }, { memberLastName: 'nameTooLong' }],
    ['in Hangul', { memberLastName: '김' }, { memberLastName: 'latinOnly' }],
    ['in Hanja', { memberLastName: '金' }, { memberLastName: 'latinOnly' }],
    ['with an emoji', { memberFirstName: 'Min🙂' }, { memberFirstName: 'latinOnly' }],
    ['of script', { memberFirstName: '<script>alert(1)</script>' }, { memberFirstName: 'latinOnly' }],
    ['beginning with a hyphen', { memberFirstName: '-Min' }, { memberFirstName: 'latinOnly' }],
    ['without a country', { country: '' }, { country: 'countryMissing' }],
  ] satisfies [string, Partial<ProfileDetails>, object][])('a form %s', (_, part, problems) => {
    const form = { ...details, ...part };
    expect(problemsOf(detailsSchema, form)).toEqual(problems);
    // What the form lets pass, the contract takes, and the other way round.
    expect(profileEdit.safeParse(form).success).toBe(Object.keys(problems).length === 0);
  });

  test('are sent as they were meant', () => {
    const edit = detailsSchema.parse({
      ...details,
      memberLastName: ' Ｏ’Neil ',
      memberFirstName: 'Min  Ji',
      memberGender: '?',
    });
    expect(edit).toEqual({ memberLastName: "O'Neil", memberFirstName: 'Min Ji', memberGender: '', country: 'KR' });
  });
});
