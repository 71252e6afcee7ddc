// Long, because every way in which a login may end is walked through one form and one set of answers.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginForm } from '@/components/auth/login-form';
import { noteUnsurePassword } from '@/lib/account/unsure-password';
import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { membershipUserInfo } from '@/lib/hub/contract/auth';
import { leavePage } from '@/lib/navigation/leave-page';
import en from '@/messages/en/auth.json';
import problemsEn from '@/messages/en/problems.json';
import ko from '@/messages/ko/auth.json';
import common from '@/messages/ko/common.json';
import problems from '@/messages/ko/problems.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { installModalShim } from '../ui/modal-shim';
import { setHint, WithTexts } from './with-texts';

// jsdom cannot navigate; where the page would go is what these tests ask.
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(() => new Promise(() => undefined)) }));

const userInfo = membershipUserInfo.parse({
  membershipId: 'sample.member',
  membershipNo: '9000001',
  memberName: '견본회원',
});
const words = ko.login;

function answer(status: number, body: unknown): Response {
  const contentType = status === 200 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': contentType } });
}
const loggedIn = (temporaryYn: 'Y' | 'N' = 'N', mirror: object | null = null) =>
  answer(200, { membershipUserInfo: { ...userInfo, temporaryYn }, mirror });
const problem = (status: number, code: string, more: object = {}) => answer(status, { code, ...more });

/** The server of the page, answering one request after the other. */
function serve(...answers: (Response | Promise<Response>)[]) {
  const fetched = vi.fn(async (_path: string, _init: SentRequest) => {
    const next = answers.shift();
    if (!next) throw new TypeError('network down');
    return next;
  });
  stubFetch(fetched);
  return fetched;
}

function open(locale: 'ko' | 'en' = 'ko') {
  render(
    <WithTexts locale={locale}>
      <LoginForm
        returnTo="/booking?hotel=a"
        passwordChangePath="/myPage/userInfo/editProfile?type=3"
        passwordChangeAlert="비밀번호를 변경해 주세요."
        integrationPath="/membershipIntegration"
        bridgeName="SampleBridge"
      />
    </WithTexts>,
  );
  return userEvent.setup();
}
const idField = () => screen.getByLabelText(words.membershipId);
const passwordField = () => screen.getByLabelText(words.password);
const submit = () => screen.getByRole('button', { name: words.submit });

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(idField(), ' sample.member ');
  await user.type(passwordField(), 'Sample-Member-1{Enter}');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dataLayer = undefined;
  vi.mocked(leavePage).mockClear();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  installModalShim();
});

it('says which password to try first after a change that may have been made, until somebody logs in', async () => {
  noteUnsurePassword(true);
  forgetStoredMember('expired');
  serve(loggedIn());
  const user = open();
  expect(screen.getByText(words.unsurePassword)).toBeInTheDocument();
  await logIn(user);
  await waitFor(() => expect(leavePage).toHaveBeenCalled());
  expect(sessionStorage.length).toBe(0);
});

describe('logging in', () => {
  it('sends the credentials, stores the member, notifies analytics and the app, and goes to where the visitor wanted', async () => {
    const fetched = serve(loggedIn());
    const told = vi.fn();
    vi.stubGlobal('SampleBridge', { userInfo: told });
    await logIn(open());
    await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/booking?hotel=a'));
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/session/login');
    expect(JSON.parse(String(init?.body))).toEqual({ membershipId: 'sample.member', password: 'Sample-Member-1' });
    expect(JSON.parse(localStorage.getItem('membershipUserStorage') ?? '')).toEqual(userInfo);
    expect(localStorage.getItem('membershipId')).toBe('sample.member');
    expect(window.dataLayer).toEqual([{ event: 'login', method: 'password' }]);
    expect(JSON.parse(told.mock.calls[0]?.[0])).toEqual(userInfo);
  });

  it('in an app puts the pair where the native side reads it', async () => {
    const mirror = { accessToken: 'Bearer sample-access', refreshToken: 'sample-refresh' };
    localStorage.setItem('membershipId', 'former.member');
    serve(loggedIn('N', mirror));
    await logIn(open());
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(localStorage.getItem('accessToken')).toBe('Bearer sample-access');
    expect(localStorage.getItem('refreshToken')).toBe('sample-refresh');
  });

  it('S26 in a browser stores no token and removes what another session left', async () => {
    localStorage.setItem('accessToken', 'Bearer former');
    localStorage.setItem('refreshToken', 'former');
    serve(loggedIn());
    await logIn(open());
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual([null, null]);
  });

  it('asks once more where a session has begun whose answer was lost', async () => {
    const fetched = serve(loggedIn());
    const user = open();
    await user.type(idField(), 'sample.member');
    await user.type(passwordField(), 'x');
    fetched.mockImplementationOnce(async () => {
      setHint(60);
      throw new TypeError('cut off');
    });
    await user.type(passwordField(), '{Enter}');
    await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/booking?hotel=a'));
    setHint(0);
  });

  it('sends one request however often it is pressed', async () => {
    const never = new Promise<Response>(() => undefined);
    const fetched = serve(never);
    const user = open();
    await user.type(idField(), 'sample.member');
    await user.type(passwordField(), 'x');
    await user.dblClick(submit());
    await user.type(passwordField(), '{Enter}');
    expect(fetched).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: words.pending })).toHaveAttribute('aria-disabled', 'true');
  });

  it('alerts a temporary password and goes to the password change only after the answer', async () => {
    serve(loggedIn('Y'));
    const user = open();
    await logIn(user);
    const alert = await screen.findByRole('alertdialog', { name: '비밀번호를 변경해 주세요.', hidden: true });
    expect(leavePage).not.toHaveBeenCalled();
    await user.click(within(alert).getByRole('button', { hidden: true }));
    expect(leavePage).toHaveBeenCalledExactlyOnceWith('/myPage/userInfo/editProfile?type=3');
  });
});

describe('a login that fails', () => {
  it('for a customer who is no member yet says so and redirects to becoming one', async () => {
    const hubMessage = '하늘 리워즈 회원 전환이 필요한 아이디입니다.';
    serve(problem(409, 'conflict', { hubCode: 'INTEGRATION_REQUIRED', hubMessage }));
    await logIn(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(hubMessage);
    expect(screen.getByRole('link', { name: words.toIntegration })).toHaveAttribute('href', '/membershipIntegration');
    expect(passwordField()).toHaveValue('Sample-Member-1');
  });

  it.each([
    ['ko', '아이디 또는 비밀번호가 다릅니다(허브).'],
    ['en', problemsEn.loginFailed],
  ] as const)('shows wrong credentials in %s and keeps what was typed', async (locale, sentence) => {
    serve(
      problem(401, 'unauthorized', { hubCode: 'LOGIN_FAILED', hubMessage: '아이디 또는 비밀번호가 다릅니다(허브).' }),
    );
    const user = open(locale);
    const [id, password] = [screen.getByRole('textbox'), document.querySelector('input[type=password]')];
    if (!(password instanceof HTMLInputElement)) throw new Error('no password field');
    await user.type(id, 'sample.member');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(id).toHaveValue('sample.member');
    expect(password).toHaveValue('wrong');
    expect(leavePage).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['ko', 'en'] as const)('shows what no table knows in the hub’s words, as text, in %s', async (locale) => {
    const hubMessage = '휴면 계정입니다. <img src="x" onerror="alert(1)">';
    serve(problem(401, 'unauthorized', { hubCode: 'DORMANT', hubMessage }));
    const user = open(locale);
    await user.type(screen.getByRole('textbox'), 'sample.member');
    await user.type(document.querySelector('input[type=password]') ?? document.body, 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(hubMessage);
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    ['ko', 401, 'unauthorized', ko],
    ['en', 401, 'unauthorized', en],
    ['ko', 403, 'forbidden', ko],
  ] as const)('without a reason says in %s that the login was refused (%i)', async (locale, status, code, texts) => {
    serve(problem(status, code), problem(status, code, { hubMessage: ' ' }));
    const user = open(locale);
    await user.type(screen.getByRole('textbox'), 'sample.member');
    await user.type(document.querySelector('input[type=password]') ?? document.body, 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.login.errors.refused);
    await user.click(screen.getByRole('button', { name: texts.login.submit }));
    expect(await screen.findByRole('alert'), 'a blank reason is none').toHaveTextContent(texts.login.errors.refused);
  });

  it.each([
    ['a hub that locks', problem(429, 'rate_limited', { hubCode: 'LOCKED' }), problems.rateLimited],
    ['a hub that is down', problem(503, 'unreachable'), words.errors.hubUnavailable],
    ['a gateway in between', new Response('<html>', { status: 502 }), words.errors.hubUnavailable],
  ])('says so for %s', async (_, response, sentence) => {
    serve(response);
    await logIn(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it.each([
    ['ko', '시도 횟수가 많아 잠시 제한되었습니다. 9분 후 다시 시도해 주십시오.'],
    ['en', 'There have been too many attempts. Please try again in 9 minutes.'],
  ] as const)('S39 names the wait after too many tries in %s and keeps what was typed', async (locale, sentence) => {
    serve(problem(429, 'rate_limited', { retryAfterSeconds: 481 }));
    const user = open(locale);
    const password = document.querySelector<HTMLInputElement>('input[type=password]');
    if (!password) throw new Error('no password field');
    await user.type(screen.getByRole('textbox'), 'sample.member');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('textbox')).toHaveValue('sample.member');
    expect(password).toHaveValue('wrong');
  });

  it('lets the visitor try again at once when the network was gone', async () => {
    const fetched = serve();
    const user = open();
    await logIn(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words.errors.hubUnavailable);
    expect(alert, 'a login changes nothing').toHaveTextContent(common.form.notDone);
    fetched.mockResolvedValueOnce(loggedIn());
    await user.click(submit());
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
  });
});
