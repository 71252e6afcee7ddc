import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails, openBooking, sampleGuest } from './actions/book-room';
import { changeEmail, comeBack, memberToGuard, prefetch, reportLink, sendWithPoints } from './actions/changed-account';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, logInLink } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { main, pointsField } from './actions/pay-with-points';
import { freeStay } from './actions/search-stay';
import { ownPerson, verifyHere } from './actions/verify-identity';
import { expect, guestOf, test } from './fixtures/journey';

test('S71 a theft that spends first, and changes the address then, is undone from the mail about the points', async ({
  guest,
  browser,
  product,
}) => {
  test.setTimeout(240_000);
  const { page, t } = guest;
  const member = await memberToGuard(product, guest);
  const stay = await freeStay(product, 206);

  // The thief, who knows the password: no check stops them.
  await arriveWith(guest, member);
  await sendWithPoints(guest, stay, 200);
  const number = await confirmedNumber(guest);
  await changeEmail(guest, product, member, `thief.${member.membershipId}@mail.example`);

  // The member, with the mail in the old mailbox that names the reservation.
  const link = await reportLink(product, member.email, number);
  await prefetch(link);
  await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(page.getByTestId('booking-points')).toHaveText('−₩10,000');
  const context = await browser.newContext({ viewport: page.viewportSize(), locale: 'ko' });
  const owner = guestOf(await context.newPage(), guest.language, product);
  await owner.page.goto(link);
  await expect(main(owner)).toContainText(t('auth.notMe.steps.stays'));
  await owner.page.getByRole('button', { name: t('auth.notMe.submit') }).click();
  await expect(owner.page.getByRole('heading', { name: t('auth.notMe.doneTitle') })).toBeFocused();

  // The thief is out.
  await guest.open(paths.home());
  await expect(logInLink(guest)).toBeVisible();

  // Points, stay and address are the member's again, and the mail about the address has nothing left to undo.
  await comeBack(owner, member);
  await owner.open(paths.myPagePoint.pointInfo());
  await expect(owner.page.getByText(t('common.frozen.title'))).toBeVisible();
  await expect(owner.page.locator('[data-balance]')).toHaveText(t('myPage.units.points', { points: 600 }));
  await owner.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(owner.page.locator('#cancelled')).toBeVisible();
  await owner.open(paths.myPageUserInfo.editProfile());
  await expect(main(owner)).toContainText(member.email);
  await owner.page.goto(await reportLink(product, member.email, '→'));
  await owner.page.getByRole('button', { name: t('auth.notMe.submit') }).click();
  await expect(owner.page.getByRole('heading', { name: t('auth.notMe.doneBeforeTitle') })).toBeFocused();
  await context.close();
});

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('S71 a theft is stopped, reported and undone: another address, points, and the mail to the old one', async ({
    guest,
    browser,
    product,
  }) => {
    test.setTimeout(300_000);
    const { page, t } = guest;
    const member = await memberToGuard(product, guest);
    const stay = await freeStay(product, 190);

    // The thief, who knows the password.
    await arriveWith(guest, member);
    const stolen = `thief.${member.membershipId}@mail.example`;
    await changeEmail(guest, product, member, stolen);
    await sendWithPoints(guest, stay, 200);
    await expect(page.getByText(t('auth.identity.spending.title'))).toBeVisible();
    await expect(confirmButton(guest), 'nothing else is to be pressed').toHaveCount(0);
    await expectAccessible(guest, 'the check in the booking');
    await verifyHere(guest, { person: ownPerson() });
    await expect(page.getByText(t('auth.identity.spending.otherPerson'))).toBeVisible();
    await guest.open(paths.myPagePoint.pointInfo());
    await expect(page.locator('[data-balance]')).toHaveText(t('myPage.units.points', { points: 600 }));

    // The thief talks the member into the check, so that points are gone.
    await openBooking(guest, stay);
    await confirmButton(guest).click();
    await verifyHere(guest, { person: member.person });
    const number = await confirmedNumber(guest);

    // The member, with the mail in the old mailbox. What opens the link before changes nothing.
    const link = await reportLink(product, member.email, '→');
    await prefetch(link);
    await guest.open(paths.myPage());
    await expect(page.getByText(t('common.frozen.title'))).toHaveCount(0);

    const context = await browser.newContext({ viewport: page.viewportSize(), locale: 'en' });
    const owner = guestOf(await context.newPage(), guest.language, product);
    const addresses: string[] = [];
    owner.page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
    await owner.page.goto(link);
    await expect(mainHeading(owner)).toHaveText(t('auth.notMe.title'));
    await expect(owner.page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(owner, 'the page of the link');
    const submit = owner.page.getByRole('button', { name: t('auth.notMe.submit') });
    await submit.focus();
    await owner.page.keyboard.press('Enter');
    await expect(owner.page.getByRole('heading', { name: t('auth.notMe.doneTitle') })).toBeFocused();
    await expectAccessible(owner, 'what was done');
    const token = new URL(link).hash.slice(1);
    expect(addresses.filter((address) => address.split('#')[0]?.includes(token))).toEqual([]);
    expect(owner.page.url()).not.toContain(token);
    await owner.page.goto(link);
    await owner.page.reload();
    await submit.click();
    await expect(owner.page.getByRole('heading', { name: t('auth.notMe.doneBeforeTitle') })).toBeFocused();

    // The thief is out.
    await guest.open(paths.home());
    await expect(logInLink(guest)).toBeVisible();

    // The member comes back, with a new password for the old address.
    await comeBack(owner, member);
    await expect(owner.page.getByText(t('common.frozen.title'))).toBeVisible();
    await expectAccessible(owner, 'My Page with a frozen account');
    await owner.open(paths.myPagePoint.pointInfo());
    await expect(owner.page.getByText(t('common.frozen.title'))).toBeVisible();
    await expect(owner.page.locator('[data-balance]'), 'they came back').toHaveText(
      t('myPage.units.points', { points: 600 }),
    );
    await owner.open(paths.myPageReservationCheck.roomReservationDetail(number));
    await expect(owner.page.locator('#cancelled')).toBeVisible();
    await owner.open(paths.myPageDirectQnA());
    await expect(main(owner).getByRole('link', { name: /.+/ }).first()).toBeVisible();

    // Booking says so as well; once the centre has looked at it, points pay again.
    await openBooking(owner, stay);
    await expect(owner.page.getByText(t('common.frozen.title'))).toBeVisible();
    await expect(pointsField(owner)).toHaveCount(0);
    await product.hub.unfreeze(member.membershipNo);
    await owner.page.reload();
    await expect(owner.page.getByText(t('common.frozen.title'))).toHaveCount(0);
    await pointsField(owner).fill('200');
    await fillGuestDetails(owner);
    await confirmButton(owner).click();
    await verifyHere(owner, { person: member.person });
    await confirmedNumber(owner);
    await context.close();
  });

  test('a member who has changed the address verifies in the booking, which goes on with what was typed', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page } = guest;
    const member = await memberToGuard(product, guest);
    await arriveWith(guest, member);
    await changeEmail(guest, product, member, `new.${member.membershipId}@mail.example`);
    const stay = await freeStay(product, 198);
    await product.hub.forgetCalls();
    await sendWithPoints(guest, stay, 200);
    await verifyHere(guest, { result: 'cancel' });
    await guest.open(paths.home());
    await openBooking(guest, stay);
    await expect(main(guest)).toContainText(sampleGuest.requests);
    await confirmButton(guest).click();
    await verifyHere(guest, { person: member.person });
    const number = await confirmedNumber(guest);
    expect((await product.hub.calls()).confirmIdentity).toBe(1);
    await expect(page.getByTestId('booking-points')).toHaveText('−₩10,000');

    // In the half hour of the check a change may take more.
    await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
    await expect(page.getByTestId('booking-points')).toHaveText('−₩10,000');
  });
});

test('a link that is cut off or over names the number to call; a report that the hub does not answer is sent by the next press', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  await product.hub.forgetCalls();
  await guest.open(paths.notMe());
  await expect(page.getByRole('heading', { name: t('auth.notMe.goneTitle') })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\+?[\d-]+$/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('auth.notMe.submit') })).toHaveCount(0);
  expect((await product.hub.calls()).reportEvent ?? 0).toBe(0);
  await page.goto(`${guest.address(paths.notMe())}#${'x'.repeat(43)}`);
  await page.getByRole('button', { name: t('auth.notMe.submit') }).click();
  await expect(page.getByRole('heading', { name: t('auth.notMe.goneTitle') })).toBeFocused();

  const member = await memberToGuard(product, guest);
  await arriveWith(guest, member);
  await changeEmail(guest, product, member, `other.${member.membershipId}@mail.example`);
  await product.hub.fail({ path: '/membership/member/event/report', kind: 'status', status: 503 });
  await page.goto(await reportLink(product, member.email));
  await page.getByRole('button', { name: t('auth.notMe.submit') }).click();
  await expect(page.getByText(t('problems.unavailable'))).toBeVisible();
  await product.hub.heal();
  await page.getByRole('button', { name: t('auth.notMe.submit') }).click();
  await expect(page.getByRole('heading', { name: t('auth.notMe.doneTitle') })).toBeFocused();
});
