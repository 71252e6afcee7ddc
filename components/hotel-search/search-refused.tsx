import { getTranslations } from 'next-intl/server';
import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { answerRefused } from '@/lib/observability/personal-page';
import { paths } from '@/lib/paths';
import { roomLimits } from '@/lib/stay/rooms';
import { stayLimits } from '@/lib/stay/stay-dates';

/** The hub understands a search and does not make it: what to change, with the form above still as it was filled. */
export async function SearchRefused({ locale }: { locale: Locale }) {
  answerRefused();
  const t = await getTranslations({ locale, namespace: 'results' });
  const limits = { days: stayLimits.bookableDays, nights: stayLimits.maxNights, rooms: roomLimits.maxRooms };
  return (
    <ErrorState
      title={t('refused.title')}
      sentence={
        <>
          {t('refused.sentence')} {t('refused.limits', limits)}
        </>
      }
      actions={
        <ButtonLink href={localizedPath(locale, paths.search())} prefetch={false}>
          {t('refused.restart')}
        </ButtonLink>
      }
    />
  );
}
