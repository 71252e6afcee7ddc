import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { ReservationReceipt } from '@/components/my-page/reservation-check/reservation-receipt';
import common from '@/messages/ko/common.json';
import layout from '@/messages/ko/layout.json';
import myPage from '@/messages/ko/myPage.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { renderAsMember } from './as-member';

test('S57 a receipt prints the names of guests, vouchers and hotels as text, whatever is written in them', () => {
  const script = '<script>alert(1)</script>';
  const picture = '<img src=x onerror=alert(1)>';
  const { rooms, ...rest } = reservationWithDetail({
    hotelName: picture,
    voucher: { voucherId: 'v-1', name: script, discountKrw: 1_000 },
  });
  const named = rooms.map((room) => ({ ...room, guestFirstName: script, guestLastName: '=1+1', requests: picture }));
  const { container } = renderAsMember(
    <NextIntlClientProvider locale="ko" messages={{ myPage, common, layout }}>
      <ReservationReceipt reservation={{ ...rest, rooms: named }} memberName={script} membershipNo="9000000001" />
    </NextIntlClientProvider>,
  );
  expect(container.querySelector('script, img')).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent(picture);
  expect(screen.getByRole('article').textContent?.split(script).length, 'member, guest and voucher').toBeGreaterThan(3);
});
