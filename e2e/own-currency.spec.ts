import { paths } from '../lib/routes/paths';
import { confirmButton, openBooking } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { hold } from './actions/hold-requests';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, type Guest, guestOf, languages, test } from './fixtures/journey';

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

    // In Korean, won are one's own money.
    const korean = guestOf(page, languages.find(({ locale }) => locale === 'ko') ?? guest.language, product);
    await page.goto(`${product.address}${paths.search(queryOf(stay))}&lang=kor`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByText('₩').filter({ visible: true }).first()).toBeVisible();
    await expect(select(korean)).toHaveCount(0);
    await expect(approximations(korean)).toHaveCount(0);
    await guest.open(paths.search(queryOf(stay)));

    await select(guest).selectOption('');
    await expect(page.getByText(t('common.exchange.noRate'))).toHaveCount(0);
    await guest.open(paths.search(queryOf(stay)));
    await expect(approximations(guest)).toHaveCount(0);
  });
});
