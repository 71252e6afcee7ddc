import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { MemberAdvantage } from '@/components/booking/member-advantage';
import booking from '@/messages/zh-CN/booking.json';

it('puts no space between sentences in Chinese', () => {
  const { container } = render(
    <NextIntlClientProvider locale="zh-CN" messages={{ booking }} timeZone="Asia/Seoul">
      <MemberAdvantage memberRate={null} earnedPoints={474} logInHref="/login" joinHref="/join" />
    </NextIntlClientProvider>,
  );
  const earns = booking.guest.earns.replace('{points, number}', '474');
  expect(container).toHaveTextContent(`${booking.guest.asMember}${earns}`);
});
