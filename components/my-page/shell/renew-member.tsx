import { useMessages } from 'next-intl';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { RenewSession } from '@/components/layout/renew-session';

/** In place of what a member's expired token could not load: the one renewal, with its texts. */
export function RenewMember() {
  const { renew } = useMessages().auth;
  return (
    <BrowserTexts messages={{ auth: { renew } }}>
      <RenewSession level={2} membersOnly />
    </BrowserTexts>
  );
}
