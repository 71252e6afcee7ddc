import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { MemberRateChoice } from '@/components/booking/member-advantage';
import type { Tier } from '@/lib/hub/contract/member';
import { everyHotel } from '@/lib/stay/result-params';
import booking from '@/messages/en/booking.json';
import myPage from '@/messages/en/myPage.json';

function show(fromTier: Tier | null) {
  const messages = { booking, myPage } as never;
  const stay = { hotelId: 'haneul-namsan', checkInDate: '2026-12-24', checkOutDate: '2026-12-25', rooms: [] };
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <MemberRateChoice
        booking={{ ...everyHotel, ...stay, expectedTotalKrw: 0 }}
        totalKrw={100_000}
        publicRate={null}
        fromTier={fromTier}
        logInHref="/en/membershipLogin"
        joinHref="/en/signUp"
      />
    </NextIntlClientProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.textContent);
}

test('a guest with a rate of every member may log in or join', () => {
  expect(show(null)).toContain('Join and book at the member rate');
  expect(screen.getByRole('heading')).toHaveTextContent('This is a member rate');
});

test('a guest with a rate of a tier reads the tier, and is not asked to join: new members have the lowest one', () => {
  const links = show('gold');
  expect(links).not.toContain('Join and book at the member rate');
  expect(links[0]).toMatch(/^Log in to book/);
  expect(screen.getByRole('heading')).toHaveTextContent('This rate is for members of Gold and above');
});
