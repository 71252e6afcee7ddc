import { paths } from '../../lib/routes/paths';
import { siteTexts } from '../../sandbox/feedback/texts';
import { expectLoggedOut, logInByForm, logOutByMenu, newMember, sendLogin } from '../actions/log-in';
import { expectPath, readAlert } from '../actions/look-around';
import { expect, test } from '../native/app-journey';

test('the feedback site opens outside the web view, a follow-up too, and its window gets no token of the member', async ({
  guest,
  app,
  browser,
  product,
}) => {
  const { page, t } = guest;
  const member = await newMember(product);
  await logInByForm(guest, member);
  await guest.open(paths.myPage());
  await page.getByRole('button', { name: t('myPage.menu.open') }).click();
  await page.getByRole('link', { name: new RegExp(`^${t('myPage.menu.groups.voc')}`) }).click();
  const opened = page.getByRole('heading', { name: t('myPage.feedback.opened.title') });
  await expect(opened).toBeVisible();
  const lastAddress = () => {
    const message = app.arrived.filter(({ type }) => type === 'openExternal').at(-1);
    return new URL((message?.content as { url: string } | undefined)?.url ?? 'about:blank');
  };
  expect(lastAddress().pathname).toBe('/parnasvoc.do');
  expect(page.context().pages(), 'the web view opened no window').toHaveLength(1);

  // The device's own browser.
  const outside = await browser.newPage();
  await outside.goto(lastAddress().href);
  await outside.getByRole('textbox').fill('앱에서 보냅니다');
  // Logged out in the app while that window is open: what is being written is not lost.
  await logOutByMenu(guest);
  await expectLoggedOut(guest);
  await outside.getByRole('button').click();
  await expect(outside.getByRole('status')).toBeVisible();
  await outside.close();

  const mail = (await product.hub.mails()).find(({ subject }) => subject === siteTexts.ko.mailSubject);
  const followUp = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(followUp);
  await expectPath(guest, paths.membershipLogin());
  expect(page.url()).not.toMatch(/vocId|cstNo/);
  await sendLogin(guest, member.membershipId, member.password);
  await expect(opened).toBeVisible();
  expect(lastAddress().pathname).toBe('/parnasdistart.do');
  expect(lastAddress().searchParams.get('vocId')).toMatch(/^VOC-/);

  // Another customer's: the alert of the specification, nothing stored, nothing opened.
  const windows = () => app.of('openExternal').length;
  const before = windows();
  await logOutByMenu(guest);
  await expectLoggedOut(guest);
  await logInByForm(guest, await newMember(product));
  await page.goto(followUp);
  await readAlert(guest, '회원정보가 일치하지 않습니다.');
  await expectPath(guest, paths.myPage());
  const kept = await page.evaluate(() => ['vocId', 'cstNo'].map((key) => sessionStorage.getItem(key)));
  expect([kept, windows()]).toEqual([[null, null], before]);
});

test.describe('an app without the message', () => {
  test.use({ behaviour: 'missing' });

  test('shows the feedback site in place of the page', async ({ guest, app, product }) => {
    await logInByForm(guest, await newMember(product));
    await guest.open(paths.myPageFeedback());
    await expect.poll(() => new URL(guest.page.url()).origin).toBe(product.feedback);
    expect(app.arrived).toEqual([]);
  });
});
