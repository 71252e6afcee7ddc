import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { specifiedAlerts } from '../../specification/alerts';
import { installModalShim } from '../ui/modal-shim';
import { askForKey, CHECK, field, ok, open, press, REQUEST, read, words } from './certification.fixtures';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('@/lib/navigation/leave-page', () => ({ reloadPage }));

beforeEach(() => {
  installModalShim();
  vi.clearAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('the key of the e-mail verification widget', () => {
  test('Back leads from the key to its address, once the alert that says it was sent is read', async () => {
    open({ [REQUEST]: ok() });
    await askForKey();
    await waitFor(() => expect(window.history.state?.openSurfaces).toBe(1));
    window.history.back();
    await waitFor(() => expect(screen.queryByLabelText(words.key)).not.toBeInTheDocument());
    expect(field(words.local)).toHaveValue('hong');
    expect(screen.getByRole('button', { name: words.send })).toBeVisible();
  });

  test('of a recommender says so in both calls, and certifies no employee', async () => {
    window.localStorage.setItem(storedItems.membershipUserInfo, JSON.stringify({ employeeStatus: 'N' }));
    const { sent } = open({ [REQUEST]: ok(), [CHECK]: ok() }, { type: 'recommender' });
    await askForKey();
    await userEvent.type(field(words.key), '123456');
    await press(words.check);
    await read(specifiedAlerts.emailCertified);
    expect(sent().map(({ body }) => body.type)).toEqual(['recommender', 'recommender']);
    expect(JSON.parse(window.localStorage.getItem(storedItems.membershipUserInfo) ?? '')).toEqual({
      country: '',
      membershipYn: 'N',
      membershipId: '',
      membershipNo: '',
      memberName: '',
      memberGender: '',
      memberEmail: '',
      memberMobile: '',
      memberFirstName: '',
      memberLastName: '',
      employeeStatus: 'N',
      recommenderStatus: 'N',
      temporaryYn: 'N',
      employeeRecommenderStatus: 'Y',
    });
  });

  test.each([
    [{ code: 400, message: '인증키가 일치하지 않습니다.', triesLeft: 4 }, '인증키가 일치하지 않습니다.', '4번 더'],
    [{ code: 400, triesLeft: 0 }, words.answers.keyWrong, '더 입력하실 수 없습니다'],
    [{ code: 400 }, words.answers.keyWrong, ''],
    [{ code: 410, message: '만료되었습니다.' }, '만료되었습니다.', ''],
    [{ code: 410 }, words.answers.keyOver, ''],
  ])('an answer %j is alerted with the hub’s words, and stays beside the key', async (data, text, tries) => {
    open({ [REQUEST]: ok(), [CHECK]: { body: { data } } });
    await askForKey();
    await userEvent.type(field(words.key), '000000');
    await press(words.check);
    const said = (await screen.findByRole('alertdialog')).textContent ?? '';
    expect(said).toContain(tries || text);
    await read(text);
    expect(field(words.key)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field(words.key)).toHaveValue('000000');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
