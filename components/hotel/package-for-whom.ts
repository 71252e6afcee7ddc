import { getTranslations } from 'next-intl/server';
import type { StayPackage } from '@/lib/hub/contract/package';
import type { Locale } from '@/lib/i18n/languages';

export async function forWhomText(locale: Locale, forWhom: StayPackage['forWhom']): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'hotels.packages' });
  if (forWhom.kind !== 'tier') return t(`for.${forWhom.kind}`);
  const tiers = await getTranslations({ locale, namespace: 'myPage.tier' });
  return t('for.tier', { tier: tiers(forWhom.tier) });
}
