import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { GuestFrame, MyPageFrame } from '@/components/my-page/shell/my-page-frame';
import { loadUnreadAnswers } from '@/lib/my-page/load-enquiries';
import { loadEmployeeReferral } from '@/lib/my-page/load-referrals';
import { readSession } from '@/lib/session/read-session';

/**
 * The two-column layout. Without a session (inside an app, where the redirect is skipped) the pages load nothing,
 * because their calls need it too.
 */
export default async function MyPageLayout({ children }: { children: ReactNode }) {
  const [session, { myPage }] = await Promise.all([readSession(), getMessages()]);
  if (session === null) {
    return (
      <NextIntlClientProvider messages={{ myPage: { title: myPage.title, guest: myPage.guest } }}>
        <GuestFrame />
      </NextIntlClientProvider>
    );
  }
  if (session === 'unknown') return <HubUnavailable />;
  const { membershipNo, membershipId, employeeStatus } = session;
  const texts = {
    myPage: {
      title: myPage.title,
      menu: myPage.menu,
      breadcrumb: myPage.breadcrumb,
      feedback: { newWindow: myPage.feedback.newWindow },
      ended: myPage.ended,
    },
  };
  return (
    <NextIntlClientProvider messages={texts}>
      <MyPageFrame
        key={membershipNo}
        membershipId={membershipId}
        employeeStatus={employeeStatus}
        employeeReferral={employeeStatus === 'Y' ? loadEmployeeReferral() : null}
        unreadAnswers={loadUnreadAnswers()}
      >
        {children}
      </MyPageFrame>
    </NextIntlClientProvider>
  );
}
