import { getLocale, getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { StayPackage } from '@/lib/hub/contract/package';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface ChosenPackageProps {
  /** Null for one that is not sold at the hotel. */
  known: StayPackage | null;
  /** Rooms of these dates can be booked with it. */
  isOffered: boolean;
  /** Address of the same rooms without it. */
  withoutHref: string;
}

/** Which package the rooms are shown for, or why none of them can be booked with it. */
export async function ChosenPackage({ known, isOffered, withoutHref }: ChosenPackageProps) {
  const locale = await getLocale();
  const t = await getTranslations('search.offers.package');
  const conditions = known && (
    <TextLink
      href={localizedPath(locale, paths.package(known.packageId))}
      className="inline-flex min-h-11 items-center"
    >
      {t('conditions')}
    </TextLink>
  );
  const without = (
    <TextLink href={withoutHref} className="inline-flex min-h-11 items-center">
      {t('without')}
    </TextLink>
  );
  return (
    <Notice
      tone={isOffered ? undefined : 'warning'}
      title={known ? t('title', { name: known.title }) : undefined}
      className="mb-8"
      actions={
        <span className="flex flex-wrap gap-x-6 text-sm">
          {conditions}
          {without}
        </span>
      }
    >
      {t(known === null ? 'gone' : isOffered ? 'shown' : 'notThen')}
    </Notice>
  );
}
