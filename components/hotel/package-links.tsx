import { getLocale, getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import { Section, type SectionProps } from '@/components/ui/section';
import type { StayPackage } from '@/lib/hub/contract/package';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { PackagePrice } from './package-facts';

interface PackageLinksProps extends Pick<SectionProps, 'id' | 'room' | 'rule' | 'className'> {
  title: string;
  packages: readonly StayPackage[];
}

export async function PackageLinks({ title, packages, ...section }: PackageLinksProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels.packages');
  if (packages.length === 0) return null;
  return (
    <Section {...section} title={title} layout="beside">
      <ul className="border-stone-deep border-t">
        {packages.map(({ packageId, title: name, summary, ...known }) => (
          <li
            key={packageId}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-stone-deep border-b py-5"
          >
            <div className="min-w-[min(16rem,100%)] flex-1">
              <h3 className="display text-xl">
                <TextLink href={localizedPath(locale, paths.package(packageId))} tone="plain">
                  {name}
                </TextLink>
              </h3>
              <p className="mt-1 text-ink-soft text-sm">{summary}</p>
            </div>
            <PackagePrice known={known} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <TextLink href={localizedPath(locale, paths.packages())} className="inline-flex min-h-11 items-center text-sm">
          {t('all')}
        </TextLink>
      </p>
    </Section>
  );
}
