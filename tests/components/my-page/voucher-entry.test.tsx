import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { VoucherEntry } from '@/components/my-page/vouchers/voucher-entry';
import type { MemberVoucher } from '@/lib/hub/contract/voucher';
import common from '@/messages/ko/common.json';
import myPage from '@/messages/ko/myPage.json';
import { renderAsMember } from './as-member';

const t = myPage.vouchers;
const stayCredit: MemberVoucher = {
  voucherId: 'voucher-1',
  name: '숙박 이용권',
  description: '설명',
  status: 'usable',
  validUntil: '2026-11-23',
  use: { redeemedAt: 'booking', discount: { kind: 'amount', amountKrw: 50_000 }, minimumKrw: 0, hotelIds: [] },
  hotels: [],
  usage: null,
  reservedFor: null,
  returned: null,
  chosenFrom: null,
};
const inHouse = { redeemedAt: 'house', discount: null, minimumKrw: 0, hotelIds: [] } as const;
const used = { usedAt: '2026-11-20T03:00:00Z', reservationNo: null, savedKrw: 30_000 };

test.each<[string, Partial<MemberVoucher>, string[], string | null]>([
  ['a last day of today', {}, ['₩50,000', '오늘까지'], t.book],
  ['days that are left', { validUntil: '2026-12-23', use: { ...inHouse, hotelIds: [] } }, ['D-30'], null],
  ['an end that is far away', { validUntil: '9999-12-31', use: { ...inHouse, hotelIds: [] } }, ['D-2,9'], null],
  ['a choice', { status: 'choice', validUntil: '2026-12-01', use: { ...inHouse, hotelIds: [] } }, ['D-8'], t.choose],
  ['a use', { status: 'used', usage: used }, ['₩30,000', t.status.used], null],
  ['an end that is over', { status: 'expired', validUntil: '2026-11-22' }, [t.status.expired], null],
])(
  'a ticket with %s shows its value, its days and one action, and folds everything else',
  (_, change, stub, action) => {
    renderAsMember(
      <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
        <VoucherEntry voucher={{ ...stayCredit, ...change }} todaySeoul="2026-11-23" />
      </NextIntlClientProvider>,
    );
    const folded = screen.getByRole('group');
    const outside = (element: HTMLElement) => !folded.contains(element);
    for (const words of stub) expect(screen.getAllByText(new RegExp(words)).some(outside), words).toBe(true);
    expect(
      screen
        .queryAllByRole('link')
        .filter(outside)
        .map(({ textContent }) => textContent),
    ).toEqual(action === null ? [] : [action]);
    expect(folded).toHaveTextContent('설명');
  },
);
