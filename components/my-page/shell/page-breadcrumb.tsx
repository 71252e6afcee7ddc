import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { localizedPath } from '@/lib/i18n/localized-path';
import { breadcrumbParts, storeBreadcrumb } from '@/lib/my-page/breadcrumb';
import { activeEntry } from '@/lib/my-page/menu';
import { paths } from '@/lib/routes/paths';

/** The breadcrumb; stores itself when its entry becomes active (specification, section 2). */
export function PageBreadcrumb() {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const pathname = usePathname();
  const parts = useMemo(
    () =>
      breadcrumbParts(activeEntry(pathname), {
        myPage: t('title'),
        groupLabel: (key) => t(`menu.groups.${key}`),
        entryLabel: (key) => t(`menu.entries.${key}`),
      }),
    [pathname, t],
  );
  useEffect(() => storeBreadcrumb(parts), [parts]);
  if (parts.length === 1) return null;
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      items={parts.map((label, index) => ({
        label,
        href: index === 0 ? localizedPath(locale, paths.myPage()) : undefined,
      }))}
    />
  );
}
