import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { PreparedEntry } from '@/lib/my-page/prepared-entries';
import { paths } from '@/lib/paths';

export interface PreparationProps {
  locale: Locale;
  entry: PreparedEntry;
}

/** A page that has its address but not yet its work: what it will do, and a way on. */
export async function Preparation({ locale, entry }: PreparationProps) {
  const t = await getTranslations({ locale, namespace: 'myPage' });
  return (
    <>
      <PageHeading eyebrow={t('preparation.eyebrow')} title={t(`menu.entries.${entry}`)} lead={t('preparation.lead')} />
      <p className="mt-10 max-w-reading border-stone-deep border-t pt-8 text-lg">{t(`preparation.what.${entry}`)}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href={localizedPath(locale, paths.myPage())}>{t('preparation.back')}</ButtonLink>
        <ButtonLink
          href={localizedPath(locale, paths.myPageReservationCheck.roomReservation())}
          prefetch={false}
          variant="secondary"
        >
          {t('preparation.reservations')}
        </ButtonLink>
      </div>
    </>
  );
}
