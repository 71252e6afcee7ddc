import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { ProfileFacts } from '@/components/my-page/profile/profile-view';
import type { MemberProfile } from '@/lib/hub/contract/member';
import { languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';

/** Of somebody who joined without a Korean mobile number: what the hub knows of them is what they typed. */
const unverified: MemberProfile = {
  membershipId: 'ana.burgess',
  membershipNo: '1000000009',
  memberName: 'Ana Burgess',
  memberFirstName: 'Ana',
  memberLastName: 'Burgess',
  memberEmail: 'ana@mail.example',
  memberMobile: '+44 20 7946 0000',
  memberGender: '',
  birthDate: '1990-01-01',
  country: 'GB',
  employeeStatus: 'N',
  recommenderStatus: 'N',
  temporaryYn: 'N',
  membershipYn: 'Y',
  employeeRecommenderStatus: 'N',
};

test.each(languages.map(({ locale }) => locale))(
  'name and date of birth are not said to come from an identity verification, which the hub does not tell, in %s',
  async (locale) => {
    const messages = await loadMessages(locale);
    const { container } = render(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Seoul" messages={messages}>
        <ProfileFacts profile={unverified} language="" />
      </NextIntlClientProvider>,
    );
    expect(screen.getByText(messages.myPage.profile.nameHint)).toBeVisible();
    expect(container).not.toHaveTextContent(/본인 ?확인|identity|verif|本人確認|身份验证/i);
  },
);
