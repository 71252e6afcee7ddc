import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { GuestDetailsForm } from '@/components/booking/guest-details-form';
import { PaymentChoiceProvider, usePaymentChoice } from '@/components/booking/payment-choice';
import { languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { sampleBooking, sampleTerms } from './booking.fixtures';

const nobody = { guestLastName: '', guestFirstName: '', requests: '' };

it.each(languages.map(({ locale }) => locale))('lists its errors in the order of its fields, in %s', async (locale) => {
  const { booking, common } = await loadMessages(locale);
  render(
    <NextIntlClientProvider locale={locale} messages={{ booking, common }} timeZone="Asia/Seoul">
      <PaymentChoiceProvider vouchers={[]} points={null} totalKrw={0}>
        <GuestDetailsForm
          roomCount={2}
          stay={sampleBooking}
          initial={{ rooms: [nobody, nobody], email: '', mobile: '', agreed: [false, false] }}
          terms={sampleTerms}
          askOptions={[]}
          onDraft={() => undefined}
          onVoucher={() => undefined}
          onComplete={() => undefined}
        />
      </PaymentChoiceProvider>
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: booking.form.toReview }));
  const links = within(await screen.findByRole('alert')).getAllByRole<HTMLAnchorElement>('link');
  const invalid = document.querySelectorAll('[aria-invalid=true]');
  expect(links.map((link) => decodeURIComponent(link.hash.slice(1)))).toEqual([...invalid].map(({ id }) => id));
  expect(invalid).toHaveLength(7);
});

const voucher = {
  voucherId: 'v-1',
  name: '₩50,000 off a stay',
  description: '',
  validUntil: '2027-01-31',
  use: { redeemedAt: 'booking' as const, discount: null, minimumKrw: 0, hotelIds: [] },
  discountKrw: 50_000,
  obstacle: null,
};

function FormWithVoucher({ onPoints }: { onPoints: (points: string) => void }) {
  const { typePoints } = usePaymentChoice();
  return (
    <GuestDetailsForm
      roomCount={1}
      stay={sampleBooking}
      initial={{ rooms: [nobody], email: '', mobile: '', points: '6000', agreed: [false, false] }}
      terms={sampleTerms}
      askOptions={[]}
      onDraft={({ points = '' }) => {
        typePoints(points);
        onPoints(points);
      }}
      onVoucher={() => undefined}
      onComplete={() => undefined}
    />
  );
}

it('lets points that paid the whole stay pay the rest once a voucher is chosen, and says so', async () => {
  const { booking, common } = await loadMessages('en');
  const drafts: string[] = [];
  const rules = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 100 };
  render(
    <NextIntlClientProvider locale="en" messages={{ booking, common }} timeZone="Asia/Seoul">
      <PaymentChoiceProvider vouchers={[voucher]} points={{ balance: 9_000, rules }} totalKrw={300_000} typed="6000">
        <FormWithVoucher onPoints={(points) => drafts.push(points)} />
      </PaymentChoiceProvider>
    </NextIntlClientProvider>,
  );
  const points = screen.getByRole('textbox', { name: booking.points.label });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('radio', { name: /₩50,000 off a stay/ }));
  expect(points).toHaveValue('5000');
  expect(drafts.at(-1)).toBe('5000');
  expect(screen.getByRole('status')).toHaveTextContent('so 5,000 points will now be used');
  await userEvent.click(screen.getByRole('radio', { name: booking.voucher.none }));
  expect(points).toHaveValue('6000');
  await userEvent.clear(points);
  await userEvent.type(points, '500');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
