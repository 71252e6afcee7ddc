import { paths } from '../lib/routes/paths';
import { confirmButton, openBooking } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { hold } from './actions/hold-requests';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const select = ({ page, t }: Guest) => page.getByRole('combobox', { name: t('common.exchange.label') });
const approximations = ({ page }: Guest) => page.getByText(/^≈ \$[\d,]+$/).filter({ visible: true });

test.describe('English', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a guest who asks for it sees prices in their own money too, and books in won', async ({ guest, product }) => {
    test.setTimeout(120_000);
    const { page, t } = guest;
    const stay = stayIn(64);
    await guest.open(paths.search(queryOf(stay)));
    await expect(approximations(guest), 'only when asked for').toHaveCount(0);
    const refresh = await hold(page, (request) => request.headers().rsc !== undefined);
    await select(guest).selectOption('USD');
    await expect.poll(refresh.count, 'the router’s refresh is held').toBeGreaterThan(0);
    await expect(select(guest)).toHaveAttribute('aria-busy', 'true');
    await expect(select(guest)).toHaveValue('USD');
    await refresh.letGo();
    await expect(approximations(guest).first()).toBeVisible();
    await expect(select(guest)).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText(guest.like('common.exchange.note'))).toBeVisible();
    await expectAccessible(guest, 'results with approximate prices');

    await guest.open(paths.hotelOffers(stay.hotelId, queryOf(stay)));
    await expect(approximations(guest).first()).toBeVisible();
    await openBooking(guest, stay);
    const slip = page.getByTestId('booking-slip').locator('summary').first();
    if (await slip.isVisible()) {
      await expect(slip).toContainText(/≈ \$[\d,]+/);
      await slip.click();
    }
    await expect(page.getByTestId('approximate-total')).toContainText(/≈ \$[\d,]+ .*₩[\d,]+/);
    await expect(confirmButton(guest).or(page.getByTestId('booking-total')), 'what is charged is in won').toContainText(
      '₩',
    );
    await expect(page.getByTestId('booking-total')).not.toContainText('≈');

    await product.hub.fail({ path: '/product/exchange-rates', kind: 'down' });
    await guest.open(paths.search(queryOf(stay)));
    await expect(page.getByText(t('common.exchange.noRate'))).toBeVisible();
    await expect(approximations(guest)).toHaveCount(0);
    await product.hub.heal();

    await select(guest).selectOption('');
    await expect(page.getByText(t('common.exchange.noRate'))).toHaveCount(0);
    await guest.open(paths.search(queryOf(stay)));
    await expect(approximations(guest)).toHaveCount(0);
  });
});

test('in Korean, won are one’s own money', async ({ guest }) => {
  await guest.page.context().addCookies([{ name: 'currency', value: 'USD', url: guest.address('/') }]);
  await guest.open(paths.search(queryOf(stayIn(64))));
  await expect(guest.page.getByText('₩').first()).toBeVisible();
  await expect(select(guest)).toHaveCount(0);
  await expect(approximations(guest)).toHaveCount(0);
});
