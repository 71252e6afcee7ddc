import { getLocale, getTranslations } from 'next-intl/server';
import { addDays, partsOf } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/dates/format';
import { seoulToday } from '@/lib/dates/moment';
import type { PointRules } from '@/lib/hub/contract/programme';

export async function PointExpiry({ points }: { points: PointRules }) {
  const locale = await getLocale();
  const t = await getTranslations('programme.points');
  const earned = `${partsOf(seoulToday(new Date())).year}-03-01`;
  return (
    <div className="mt-12">
      <h3 className="display text-lg">{t('expireTitle')}</h3>
      <p className="mt-3 max-w-reading text-ink-soft">
        {t('expire', {
          days: points.lifeDays,
          earned: formatLongDay(earned, locale),
          until: formatLongDay(addDays(earned, points.lifeDays), locale),
        })}{' '}
        {t('promotions')}
      </p>
      <p className="mt-3 max-w-reading text-ink-soft">{t('expireOrder')}</p>
    </div>
  );
}
