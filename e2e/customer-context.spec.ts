import { createHmac } from 'node:crypto';
import { paths } from '../lib/routes/paths';
import { logInAs, logOutByMenu } from './actions/log-in';
import { expect, guestOf, test } from './fixtures/journey';
import { startSecondWeb } from './fixtures/second-web';
import { playThirdPartyScripts } from './fixtures/stand-ins';

const pluginKey = 'plugin-key-of-a-test';
const secret = 'c0ffee'.repeat(8);

/** Plainly sample data, as a partner's link carries it. */
const customer = {
  hotelCode: 'haneul-namsan',
  user_id: `crm-${Date.now()}`,
  user_nm: '표본 손님',
  user_hp: '010-0000-7777',
  user_email: 'sample.customer@example.com',
  prodID: 'PKG-77',
};
const traces = new RegExp(`${customer.user_id}|PKG-77|sample\\.customer|0000-7777|${encodeURIComponent('표본')}|표본`);

test.use({ reads: 'en' });

test('a customer’s context leaves the address before anybody sees it, and the chat is notified once', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page } = guest;
  const context = page.context();
  await playThirdPartyScripts(context);
  const chatLog = async () => {
    const answer = await fetch(`${product.hub.address}/__sandbox/chat`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    return text.split(customer.user_id).length - 1;
  };
  const chatCalls: unknown[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('chat: ')) chatCalls.push(JSON.parse(message.text().slice(6)));
  });
  const told: string[] = [];
  context.on('request', (request) => {
    // What a link of another site asks for cannot be helped; nothing after it may say it again.
    const isLink = request.isNavigationRequest() && /[?&]user_nm=/.test(request.url());
    told.push(JSON.stringify({ ...request.headers(), ...(isLink ? {} : { url: request.url() }) }));
  });

  const configured = await startSecondWeb(product, {
    GTM_ID: 'GTM-TEST01',
    CHAT_PLUGIN_KEY: pluginKey,
    CHAT_MEMBER_SECRET: secret,
  });
  const visitor = guestOf(page, guest.language, { ...product, address: configured.address });
  const link = (path: string) => `${configured.address}${path}?lang=en&${new URLSearchParams(customer)}`;
  try {
    await page.goto(link('/hotels'));
    await expect(page).toHaveURL(`${configured.address}/en/hotels`);
    await expect.poll(chatLog).toBe(1);
    const stored = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('crmUserContext') ?? 'null'));
    await expect.poll(stored).toEqual({
      joinChannel: 'WEB',
      userName: customer.user_nm,
      channelId: customer.user_id,
      userEmail: customer.user_email,
      userHp: customer.user_hp,
      hotelId: customer.hotelCode,
      hotelName: await product.hub.hotelName(customer.hotelCode, 'en'),
      prodId: customer.prodID,
    });
    const containerSaw = () => page.evaluate(() => (window as { containerSaw?: string }).containerSaw);
    await expect.poll(containerSaw).toBe(`${configured.address}/en/hotels `);
    await expect.poll(() => chatCalls).toEqual([['boot', { pluginKey, language: 'en' }]]);

    // Next's router has read the address, too: it must not write it back.
    await page
      .getByRole('banner')
      .getByRole('link', { name: guest.t('layout.viewer.logIn'), exact: true })
      .click();
    await expect(page).toHaveURL(`${configured.address}/en/membershipLogin`);
    await page.goBack();
    await expect(page).toHaveURL(`${configured.address}/en/hotels`);
    await page.reload();
    const second = await context.newPage();
    await second.goto(link('/en/membershipLogin'));
    await expect(second).toHaveURL(`${configured.address}/en/membershipLogin`);
    await expect.poll(() => second.evaluate(() => sessionStorage.getItem('crmUserContext'))).toContain('PKG-77');
    await second.close();
    await page.goto(`${configured.address}/jp/hotels?${new URLSearchParams({ user_nm: customer.user_nm })}`);
    await expect(page, 'an incomplete one').toHaveURL(`${configured.address}/jp/hotels`);
    expect(await chatLog(), 'reload, Back, a second tab, an incomplete one').toBe(1);
    expect(await stored(), 'the former stays').toMatchObject({ prodId: customer.prodID });

    chatCalls.length = 0;
    await visitor.open(paths.membershipLogin());
    await logInAs(visitor, 'member');
    await expect(page).not.toHaveURL(/membershipLogin/);
    const memberId = await page.evaluate(
      () => JSON.parse(localStorage.getItem('membershipUserStorage') ?? '{}').membershipNo,
    );
    const memberHash = createHmac('sha256', Buffer.from(secret, 'hex')).update(memberId).digest('hex');
    await expect.poll(() => chatCalls.at(-1)).toEqual(['boot', { pluginKey, language: 'en', memberId, memberHash }]);
    await logOutByMenu(guest);
    await expect.poll(() => chatCalls).toContainEqual(['shutdown']);
    await expect.poll(() => chatCalls.at(-1), 'a guest again').toEqual(['boot', { pluginKey, language: 'en' }]);
    expect(await stored(), 'gone with the logout').toBeNull();

    expect(told.filter((text) => traces.test(text))).toEqual([]);
    expect(configured.lastLines(100_000)).not.toMatch(traces);
  } finally {
    await configured.stop();
  }
});
