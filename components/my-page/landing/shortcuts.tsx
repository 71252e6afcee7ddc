import { useLocale, useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export function Shortcuts() {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const shortcuts = [
    { label: t('menu.entries.mobileUserCard'), path: paths.myPageUserInfo.mobileUserCard() },
    { label: t('menu.entries.pointInfo'), path: paths.myPagePoint.pointInfo() },
    { label: t('menu.entries.couponInfo'), path: paths.myPageCoupon.couponInfo() },
    { label: t('landing.search'), path: paths.home() },
  ];
  // One element, so that the flight data holds it once.
  const arrow = <Glyph name="chevron-right" className="text-brass" />;
  return (
    <nav aria-label={t('landing.shortcuts')} className="print:hidden">
      <ul className="grid grid-cols-2 border-stone-deep border-t lg:grid-cols-4">
        {shortcuts.map(({ label, path }) => (
          <li key={path} className="border-stone-deep border-b">
            <TextLink
              href={localizedPath(locale, path)}
              tone="plain"
              className="flex min-h-14 items-center justify-between gap-3 pe-4 text-sm"
            >
              {label}
              {arrow}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
