import { getTranslations } from 'next-intl/server';
import type { StayPackage } from '@/lib/hub/contract/package';

export async function forWhomText(forWhom: StayPackage['forWhom']): Promise<string> {
  const t = await getTranslations('hotels.packages');
  if (forWhom.kind !== 'tier') return t(`for.${forWhom.kind}`);
  const tiers = await getTranslations('myPage.tier');
  return t('for.tier', { tier: tiers(forWhom.tier) });
}
