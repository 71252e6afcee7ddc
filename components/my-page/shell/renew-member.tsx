import { useMessages } from 'next-intl';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { RenewSession } from '@/components/layout/renew-session';

/** Shown where an expired token could not load the page: renews it once. */
export function RenewMember() {
  const { renew } = useMessages().auth;
  return (
    <BrowserTexts messages={{ auth: { renew } }}>
      <RenewSession level={2} membersOnly />
    </BrowserTexts>
  );
}
