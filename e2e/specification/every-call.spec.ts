import { paths } from '../../lib/routes/paths';
import { openBooking } from '../actions/book-room';
import { agreeToTerms, fillDetails, joinButton, joinField, ownId, verifyOnTheWay } from '../actions/join';
import { arriveAs, arriveWith, expectMember, newMember } from '../actions/log-in';
import { readAlert, untilStepsAreBack } from '../actions/look-around';
import { stayIn } from '../actions/search-stay';
import { answerAtProvider, ownPerson } from '../actions/verify-identity';
import { expect, type Guest, guestOf, test } from '../fixtures/journey';
import { type ArrivedCall, withRelay } from '../fixtures/relay-hub';

/** A row of section 7 as it has to arrive at the hub. Fields that the specification does not name are assumed. */
interface Row {
  call: string;
  /** `hub` carries Authorization, `api` (the plain base) never does. */
  base: 'hub' | 'api';
  /** Names of the fields of its body; nothing but an empty body where there are none. */
  body?: readonly string[];
  /** The fields where it is asked in another way. */
  orBody?: readonly string[];
  /** Names of what its query may hold. */
  query?: readonly string[];
}

/** In the order of the alphabet, as they are compared. */
const joinFields = [
  'agreedTerms',
  'country',
  'lang',
  'memberEmail',
  'memberFirstName',
  'memberLastName',
  'membershipId',
  'password',
];

const rows: readonly Row[] = [
  { call: 'POST /membership/login', base: 'api', body: ['membershipId', 'password'] },
  {
    call: 'POST /membership/member/find/account',
    base: 'api',
    body: ['memberEmail', 'memberName', 'type'],
    orBody: ['requestNo', 'type'],
  },
  { call: 'GET /membership/dashboard/info', base: 'hub', query: ['type'] },
  { call: 'GET /membership/member/comCode', base: 'hub' },
  { call: 'GET /membership/member/employee/qrCode', base: 'hub' },
  { call: 'POST /product/hotel', base: 'api', body: ['lang'] },
  { call: 'GET /niceapi/certification/ready', base: 'api', query: ['returnUrl'] },
  {
    call: 'GET /niceapi/certification/result',
    base: 'api',
    query: ['encData', 'integrityValue', 'requestNo', 'tokenVersionId'],
  },
  { call: 'GET /membership/search/terms', base: 'api', query: ['lang', 'purpose'] },
  { call: 'GET /membership/id/check', base: 'api', query: ['membershipId'] },
  { call: 'POST /certi/check', base: 'api', body: ['requestNo'] },
  { call: 'POST /membership/join', base: 'api', body: [...joinFields, 'requestNo'] },
  { call: 'POST /member/join', base: 'api', body: [...joinFields, 'birthDate', 'memberMobile'].sort() },
  { call: 'POST /membership/integration', base: 'api', body: ['agreedTermIds', 'membershipId', 'password'] },
  { call: 'POST /membership/certi/request/email', base: 'hub', body: ['email', 'membershipNo'] },
  {
    call: 'POST /membership/certi/check/email',
    base: 'hub',
    body: ['email', 'memberName', 'membershipNo', 'verificationNumber'],
  },
  { call: 'POST /voc/token/issue', base: 'hub', body: ['cstNo'] },
  { call: 'POST /crypt/decrypt', base: 'hub', body: ['text'] },
  { call: 'POST /auth/refresh', base: 'api', body: ['accessToken', 'refreshToken'] },
];

/** What is wrong with a call that arrived; nothing where it is spelled as its row says. */
function faultsOf({ path, query, headers, body }: ArrivedCall, row: Row): string[] {
  const base = path.split('/')[1];
  const isWritten = row.call.startsWith('POST');
  const fields = body === '' ? [] : Object.keys(JSON.parse(body) as object).sort();
  const unknown = Object.keys(query).filter((name) => !row.query?.includes(name));
  const token = headers.authorization;
  return [
    base === row.base ? '' : `base ${base}`,
    unknown.length === 0 ? '' : `query ${unknown}`,
    [row.body ?? [], row.orBody].some((names) => names?.join() === fields.join()) ? '' : `body ${fields}`,
    !isWritten || headers['content-type'] === 'application/json' ? '' : `content-type ${headers['content-type']}`,
    (row.base === 'hub' ? /^Bearer (?!Bearer)\S+$/.test(token ?? '') : token === undefined) ? '' : 'Authorization',
  ].filter(Boolean);
}

/** Joins with a verified identity, and once more without one. */
async function joinTwice(visitor: Guest): Promise<void> {
  const { page, t, open } = visitor;
  await open(paths.signUp());
  await agreeToTerms(visitor);
  await verifyOnTheWay(visitor, false, ownPerson());
  await fillDetails(visitor, ownId());
  await joinButton(visitor, 'submit').click();
  await expectMember(visitor);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await open(paths.signUp());
  await agreeToTerms(visitor);
  await page.getByRole('link', { name: t('auth.signUp.unverifiedLink') }).click();
  await fillDetails(visitor, ownId());
  await joinField(visitor, 'mobile').fill('+44 7700 900123');
  await joinField(visitor, 'birthDate').fill('1990-02-02');
  await joinField(visitor, 'country').selectOption('GB');
  await joinButton(visitor, 'submit').click();
  await expectMember(visitor);
  await page.goto('about:blank');
  await page.context().clearCookies();
}

test('every call of section 7 that pages make arrives with the method, base, body and headers of its row', async ({
  guest,
  product,
}) => {
  test.setTimeout(240_000);
  await withRelay(product, async (address, relay) => {
    const visitor = guestOf(guest.page, guest.language, { ...product, address });
    const { page, t, open } = visitor;

    await joinTwice(visitor);
    await open(paths.findAccount());
    await page.getByLabel(t('auth.findAccount.memberName'), { exact: true }).fill('표본 손님');
    await page
      .getByRole('textbox', { name: t('auth.findAccount.memberEmail'), exact: true })
      .fill('sample.member@example.com');
    await page.getByRole('button', { name: t('auth.findAccount.submitId'), exact: true }).click();
    await expect.poll(() => relay.arrived.some(({ path }) => path.endsWith('/find/account'))).toBe(true);
    await open(paths.identityVerification({ purpose: 'findAccount', returnTo: paths.findAccount() }));
    await answerAtProvider(page, { person: 'member' });
    await page.waitForURL((url) => url.pathname === paths.findAccount());

    const own = await newMember(product);
    await arriveWith(visitor, own);
    await openBooking(visitor, stayIn(140));
    await expect(page.getByRole('group', { name: t('booking.form.requiredTerms') })).toBeVisible();
    await open(paths.myPageUserInfo.employeeCertification());
    const region = page.getByRole('region', { name: t('myPage.certification.employee.title') });
    const email = `${own.membershipId}@haneul.example`;
    await region.getByLabel(t('myPage.certification.local'), { exact: true }).fill(own.membershipId);
    await region.getByLabel(t('myPage.certification.domain'), { exact: true }).fill('haneul.example');
    await region.getByRole('button', { name: t('myPage.certification.send'), exact: true }).click();
    await readAlert(visitor, `${email}으로 인증키가 발송됐습니다. 메일을 확인 후 인증키를 입력해주세요`);
    await product.hub.expireAccessTokens();
    await region.getByLabel(t('myPage.certification.key'), { exact: true }).fill(await product.hub.keySentTo(email));
    await region.getByRole('button', { name: t('myPage.certification.check'), exact: true }).click();
    await readAlert(visitor, '이메일 인증이 완료되었습니다.');
    // The page has loaded again by then.
    await expect(region).toContainText(t('myPage.certification.employee.done'));

    await untilStepsAreBack(visitor);
    // The feedback site shows the number as a follow-up's link carries it.
    // The page leaves by itself, maybe before it is loaded.
    await page.goto(visitor.address(paths.myPageFeedback()), { waitUntil: 'commit' });
    await page.waitForURL((url) => url.origin === product.feedback);
    const cstNo = new URL(page.url()).searchParams.get('cstNo') ?? '';
    await page.goto(`${address}/?${new URLSearchParams({ vocId: 'VOC-1', cstNo })}`);
    await expect.poll(() => relay.arrived.some(({ path }) => path.endsWith('/crypt/decrypt'))).toBe(true);

    // No page is left that would notice.
    await page.goto('about:blank');
    await page.context().clearCookies();
    const customer = { membershipId: `web.${own.membershipId}`, password: 'Web-Customer-1' };
    await product.hub.addCustomer(customer);
    await open(paths.membershipIntegration());
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await page.getByLabel(t('auth.integration.membershipId'), { exact: true }).fill(customer.membershipId);
    await page.getByLabel(t('auth.login.password'), { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: t('auth.integration.submit'), exact: true }).click();
    await expectMember(visitor);

    await page.goto('about:blank');
    await page.context().clearCookies();
    await arriveAs(visitor, 'employee');
    await open(paths.myPageUserInfo.mobileUserCard());
    await expect.poll(() => relay.arrived.some(({ path }) => path.endsWith('/qrCode'))).toBe(true);

    // At the end: the language of an address is remembered.
    for (const prefix of ['', '/en', '/jp', '/cn']) {
      await page.goto(`${address}${prefix}/`);
      await expect(page.getByRole('main')).toBeVisible();
    }

    const callOf = ({ method, path }: ArrivedCall) => `${method} ${path.replace(/^\/(hub|api)/, '')}`;
    const arrived = Map.groupBy(relay.arrived, callOf);
    const seen = rows.map((row) => [
      row.call,
      [
        ...new Set(
          (arrived.get(row.call) ?? [{ path: '', query: {}, headers: {}, body: '' } as ArrivedCall]).flatMap((call) =>
            faultsOf(call, row),
          ),
        ),
      ],
    ]);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(rows.map(({ call }) => [call, []])));
    const languages = (arrived.get('POST /product/hotel') ?? []).map(({ body }) => JSON.parse(body).lang);
    expect([...new Set(languages)].sort()).toEqual(['ch', 'en', 'jp', 'ko']);
  });
});
