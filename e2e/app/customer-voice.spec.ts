import { paths } from '../../lib/paths';
import { siteTexts } from '../../sandbox/feedback/texts';
import { arriveWith, newMember } from '../actions/log-in';
import { expect, test } from '../native/app-journey';

test('the feedback site opens outside the web view, a follow-up too, and its window gets no token of the member', async ({
  guest,
  app,
  browser,
  product,
}) => {
  const { page, t } = guest;
  const member = await newMember(product);
  await arriveWith(guest, member);
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
  await outside.getByRole('button').click();
  await expect(outside.getByRole('status')).toBeVisible();
  await outside.close();

  const mail = (await product.hub.mails()).find(({ subject }) => subject === siteTexts.ko.mailSubject);
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(opened).toBeVisible();
  expect(lastAddress().pathname).toBe('/parnasdistart.do');
  expect(lastAddress().searchParams.get('vocId')).toMatch(/^VOC-/);
});

test.describe('an app without the message', () => {
  test.use({ behaviour: 'missing' });

  test('shows the feedback site in place of the page', async ({ guest, app, product }) => {
    await arriveWith(guest, await newMember(product));
    await guest.open(paths.myPageFeedback());
    await expect.poll(() => new URL(guest.page.url()).origin).toBe(product.feedback);
    expect(app.arrived).toEqual([]);
  });
});
