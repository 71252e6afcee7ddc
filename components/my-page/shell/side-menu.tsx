import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { replayEarlyPress } from '@/components/ui/early-press';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { activeEntry, menuItems } from '@/lib/my-page/menu';
import { paths } from '@/lib/routes/paths';
import { type MenuMember, SideMenuGroup } from './side-menu-group';

export function SideMenu(member: MenuMember) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const pathname = usePathname();
  const listId = useId();
  // Storing the path where it was opened closes it on the next page without an effect.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === pathname;
  const active = activeEntry(pathname);
  const here = active?.entry
    ? t(`menu.entries.${active.entry.label}`)
    : active
      ? t(`menu.groups.${active.item.title}`)
      : t('title');
  return (
    <nav aria-label={t('menu.name')} className="print:hidden">
      <p className="display mb-8 hidden text-xl pc:block">
        <TextLink
          href={localizedPath(locale, paths.myPage())}
          tone="plain"
          aria-current={pathname === localizedPath(locale, paths.myPage()) ? 'page' : undefined}
        >
          {t('title')}
        </TextLink>
      </p>
      <button
        ref={replayEarlyPress}
        type="button"
        aria-label={`${t(open ? 'menu.close' : 'menu.open')}: ${here}`}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenedAt(open ? null : pathname)}
        className="flex min-h-14 w-full items-center justify-between gap-4 border-stone-deep border-y text-left pc:hidden"
      >
        <span className="min-w-0 font-medium">{here}</span>
        <Glyph name="chevron-down" className={clsx('transition-transform duration-200', open && 'rotate-180')} />
      </button>
      <div
        id={listId}
        className={clsx(
          'border-stone-deep border-b pb-6 pc:block pc:border-0 pc:pb-0',
          open ? 'grid grid-cols-1 gap-x-8 sm:grid-cols-2' : 'hidden',
        )}
      >
        <p className="pt-6 pc:hidden">
          <TextLink
            href={localizedPath(locale, paths.myPage())}
            tone="plain"
            aria-current={active === null ? 'page' : undefined}
            className={clsx('flex min-h-11 items-center', active === null && 'font-bold')}
          >
            {t('title')}
          </TextLink>
        </p>
        {menuItems.map((item) => (
          <SideMenuGroup key={item.navKey} item={item} active={active} pathname={pathname} member={member} />
        ))}
      </div>
    </nav>
  );
}
