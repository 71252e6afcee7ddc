import { getTranslations } from 'next-intl/server';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { Locale } from '@/lib/i18n/languages';
import type { Load } from '@/lib/request/load';

export async function RecommenderStatus({ locale, load }: { locale: Locale; load: Promise<Load<MemberProfile>> }) {
  const [t, profile] = await Promise.all([getTranslations({ locale, namespace: 'myPage.status' }), load]);
  if (profile.state !== 'ready') return t('unknown');
  return t(profile.data.recommenderStatus === 'Y' ? 'recommenderYes' : 'recommenderNo');
}
