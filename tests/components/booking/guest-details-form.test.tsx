import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { GuestDetailsForm } from '@/components/booking/guest-details-form';
import { PaymentChoiceProvider } from '@/components/booking/payment-choice';
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
