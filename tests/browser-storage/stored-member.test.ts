import { beforeEach, describe, expect, it } from 'vitest';
import { storeMember } from '@/lib/browser-storage/mirrored-member';
import { storedItems, storedTabItems } from '@/lib/browser-storage/stored-items';
import { RECENT_SEARCHES_KEY, SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { membershipUserInfo } from '@/lib/hub/contract/auth';

/** Where and when somebody on this device means to travel. */
const travelKeys = [RECENT_SEARCHES_KEY, SEARCH_STORAGE_KEY];

/** Storage of the web platform over a map; this suite runs without a browser. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

const member = membershipUserInfo.parse({ membershipId: 'sample', membershipNo: '9000001', memberName: '견본회원' });
let stores: { local: Storage; session: Storage };

beforeEach(() => {
  stores = { local: new MemoryStorage(), session: new MemoryStorage() };
});

describe('the stored items', () => {
  it('have exactly the keys of section 3', () => {
    expect(Object.values(storedItems)).toEqual([
      'accessToken',
      'refreshToken',
      'membershipId',
      'membershipUserStorage',
      'localStorageLanguage',
      'iosAppCheck',
    ]);
    expect(Object.values(storedTabItems)).toEqual(['vocId', 'cstNo', 'signUpName', 'crmUserContext']);
  });
});

describe('the stored member', () => {
  it('is mirrored under the keys of the specification with exactly its 14 fields', () => {
    storeMember({ ...member, accessToken: 'secret' } as typeof member, stores);
    expect(stores.local.getItem('membershipId')).toBe('sample');
    const stored = JSON.parse(stores.local.getItem('membershipUserStorage') ?? '');
    expect(stored).toEqual(member);
    expect(Object.keys(stored)).toEqual([
      'country',
      'membershipYn',
      'membershipId',
      'membershipNo',
      'memberName',
      'memberGender',
      'memberEmail',
      'memberMobile',
      'memberFirstName',
      'memberLastName',
      'employeeStatus',
      'recommenderStatus',
      'temporaryYn',
      'employeeRecommenderStatus',
    ]);
  });

  it('keeps session items when the same member logs in again', () => {
    storeMember(member, stores);
    stores.session.setItem('draft', 'typed');
    storeMember({ ...member, temporaryYn: 'Y' }, stores);
    expect(stores.session.getItem('draft')).toBe('typed');
    expect(stores.local.getItem('membershipUserStorage')).toContain('"temporaryYn":"Y"');
  });

  it('drops what a former member left when somebody else logs in', () => {
    storeMember(member, stores);
    stores.session.setItem('cstNo', '9000001');
    stores.local.setItem('accessToken', 'Bearer of the next');
    storeMember({ ...member, membershipId: 'another' }, stores);
    expect(stores.session.length).toBe(0);
    // The pair comes with the login's answer, or from the native side: it is not the former member's any more.
    expect(stores.local.getItem('accessToken')).toBe('Bearer of the next');
    expect(stores.local.getItem('membershipId')).toBe('another');
  });

  it('has the specification’s defaults where an answer lacks a field', () => {
    storeMember({ membershipId: 'sample' } as typeof member, stores);
    const defaults = membershipUserInfo.parse({ membershipId: 'sample' });
    expect(JSON.parse(stores.local.getItem('membershipUserStorage') ?? '')).toEqual(defaults);
  });

  it('is forgotten with tokens and session items, and leaves what is not the member’s', () => {
    storeMember(member, stores);
    stores.local.setItem('accessToken', 'Bearer x');
    stores.local.setItem('refreshToken', 'y');
    stores.local.setItem('localStorageLanguage', 'jp');
    for (const key of travelKeys) stores.local.setItem(key, '{}');
    for (const key of Object.values(storedTabItems)) stores.session.setItem(key, '1');
    forgetStoredMember('logOut', stores);
    expect([stores.local.length, stores.local.getItem('localStorageLanguage')]).toEqual([1, 'jp']);
    expect(stores.session.length).toBe(0);
  });

  it('keeps what the member was typing over an expired session, and only for the same member', () => {
    stores.session.setItem('owned:booking', JSON.stringify({ owner: member.membershipNo, typed: 'x' }));
    stores.session.setItem('vocId', '1');
    for (const key of travelKeys) stores.local.setItem(key, '{}');
    forgetStoredMember('expired', stores);
    expect(travelKeys.filter((key) => stores.local.getItem(key) === null)).toEqual([]);
    expect([stores.session.length, stores.session.getItem('owned:booking')]).toEqual([1, expect.any(String)]);
    storeMember(member, stores);
    expect(stores.session.getItem('owned:booking')).not.toBeNull();
    stores.local.clear();
    storeMember({ ...member, membershipId: 'another', membershipNo: '9000002' }, stores);
    expect(stores.session.length).toBe(0);
  });

  it('drops an owned item that is not JSON', () => {
    stores.session.setItem('owned:booking', 'broken');
    storeMember(member, stores);
    expect(stores.session.length).toBe(0);
  });

  it('does without storage where the browser refuses it', () => {
    expect(() => storeMember(member, null)).not.toThrow();
  });
});
