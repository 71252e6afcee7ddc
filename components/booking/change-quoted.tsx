import { type Ref, useEffect } from 'react';
import { SpendingCheck } from '@/components/identity/spending-check';
import type { ChangeAddresses } from '@/lib/booking/change-addresses';
import { storeWish } from '@/lib/booking/change-wish';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { ChangeComparison } from './change-comparison';
import { ChangeFailureNotice } from './change-failure-notice';
import type { QuotedChange, useChangeStay, useRestoredWish } from './use-change-stay';

interface ChangeQuotedProps {
  reservation: ReservationDetail;
  change: ReturnType<typeof useChangeStay>;
  quoted: QuotedChange;
  /** What stopped it, to scroll to. */
  trouble: Ref<HTMLDivElement>;
  restoredWish: ReturnType<typeof useRestoredWish>;
  addresses: ChangeAddresses;
  onBack: () => void;
}

export function ChangeQuoted(props: ChangeQuotedProps) {
  const { reservation, change, quoted, trouble, restoredWish, addresses, onBack } = props;
  const { pending, failure } = change;
  const { restored, endRestored } = restoredWish;
  const asksIdentity = restored || failure?.kind === 'identity';
  const { reservationNo } = reservation;
  useEffect(() => {
    if (!asksIdentity) return;
    storeWish(browserStores()?.session ?? null, { reservationNo, revision: quoted.revision }, quoted.form);
  }, [asksIdentity, reservationNo, quoted]);
  return (
    <div className="flex flex-col gap-8">
      <ChangeComparison
        reservation={reservation}
        {...quoted}
        pending={pending}
        onConfirm={() => change.confirm(quoted)}
        onBack={onBack}
      />
      {(asksIdentity || failure) && (
        <div ref={trouble} tabIndex={-1}>
          {asksIdentity ? (
            <SpendingCheck
              until={failure?.kind === 'identity' ? failure.until : null}
              href={addresses.pageHref}
              isVerified={restored}
              onChecked={() => {
                endRestored();
                change.goOn(quoted);
              }}
            />
          ) : (
            failure && <ChangeFailureNotice failure={failure} expiredHref={addresses.expiredHref} />
          )}
        </div>
      )}
    </div>
  );
}
