import { useTranslations } from 'next-intl';
import type { Tier } from '@/lib/hub/contract/member';
import { drawBarcode, drawQrCode } from '@/lib/my-page/drawn-code';
import { CodePicture } from './code-picture';
import { TierPlate } from './tier-plate';

export interface MemberCardProps {
  /** Null while the hub has not answered, or cannot. */
  tier: Tier | null;
  memberName: string;
  membershipNo: string;
}

/** The card shown at the desk, with its number as QR and bar code. */
export function MemberCard({ tier, memberName, membershipNo }: MemberCardProps) {
  const t = useTranslations('myPage');
  return (
    <div className="overflow-hidden rounded-lg border border-stone-deep bg-white text-ink">
      <TierPlate tier={tier ?? 'classic'} className="rounded-none! px-7 py-8">
        <p className="display min-h-10 text-3xl">{tier && t(`tier.${tier}`)}</p>
        <p className="wrap-anywhere mt-8 text-ink-soft">{memberName}</p>
        <p className="tabular wrap-anywhere mt-1 text-lg tracking-[0.12em]">
          <span className="sr-only">{t('status.number')} </span>
          <span translate="no">{membershipNo}</span>
        </p>
      </TierPlate>
      <div className="flex flex-col items-center gap-4 px-4 py-6">
        <CodePicture code={drawQrCode(membershipNo)} label={t('card.qr')} className="w-56 max-w-full" />
        <CodePicture code={drawBarcode(membershipNo)} label={t('card.barcode')} className="h-20 w-full" />
      </div>
    </div>
  );
}
