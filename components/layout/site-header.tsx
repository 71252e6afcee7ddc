import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { PageLink } from '@/components/ui/page-link';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { prefersLatinName } from '@/lib/i18n/member-name';
import { paths } from '@/lib/routes/paths';
import { Disclosure } from './disclosure';
import { FrameLanguages, FrameViewer } from './site-islands';
import { headerLinks, memberLinks } from './site-links';
import { Wordmark } from './wordmark';

async function WaysIn() {
  const locale = await getLocale();
  const t = await getTranslations('layout');
  return (
    <>
      <TextLink
        href={localizedPath(locale, paths.membershipLogin())}
        tone="plain"
        className="flex min-h-control items-center text-sm"
      >
        {t('viewer.logIn')}
      </TextLink>
      <TextLink
        href={localizedPath(locale, paths.signUp())}
        tone="plain"
        className="hidden min-h-control items-center text-sm md:flex"
      >
        {t('viewer.join')}
      </TextLink>
    </>
  );
}

export async function SiteHeader({ nativeBridgeName }: { nativeBridgeName: string }) {
  const locale = await getLocale();
  const [t, { layout }] = await Promise.all([getTranslations('layout'), getMessages()]);
  const { memberName, memberMenu, logOut, loggingOut, logOutFailed } = layout.viewer;
  const to = (path: string) => localizedPath(locale, path);
  const links = headerLinks.map(({ key, path }) => ({ label: t(`header.${key}`), href: to(path) }));
  const myPage = { label: t('viewer.myPage'), href: to(paths.myPage()) };
  return (
    <header data-site className="@container relative z-30 bg-ivory">
      <div className="page-width grid min-h-(--header-height) grid-cols-[1fr_auto_1fr] items-center gap-4 @max-[17rem]:grid-cols-[auto_1fr] @max-[17rem]:gap-0 @max-[17rem]:pb-2">
        <nav aria-label={t('header.mainNavigation')} className="hidden items-center gap-6 lg:flex xl:gap-8">
          {links.map(({ label, href }) => (
            <TextLink
              prefetch
              key={href}
              href={href}
              tone="plain"
              className="flex min-h-control items-center whitespace-nowrap text-sm"
            >
              {label}
            </TextLink>
          ))}
        </nav>
        <Disclosure
          covers
          className="group/menu lg:hidden"
          label={t('header.menu')}
          summaryClassName="icon-button -ml-3"
          summary={
            <>
              <Glyph name="menu" size={24} className="group-open/menu:hidden" />
              <Glyph name="close" size={24} className="hidden group-open/menu:block" />
            </>
          }
        >
          <div className="menu-panel">
            <nav aria-label={t('header.mainNavigation')}>
              <ul>
                {[...links, myPage].map(({ label, href }) => (
                  <li key={href} className="border-stone border-b">
                    <TextLink href={href} tone="plain" className="display flex items-center py-5 text-xl">
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
            <FrameLanguages
              locale={locale}
              className="mt-8 flex flex-wrap gap-x-6"
              linkClassName="flex min-h-control items-center text-sm"
            />
          </div>
        </Disclosure>
        <PageLink prefetch href={to(paths.home())} className="rounded-sm py-2 @max-[17rem]:justify-self-end">
          <Wordmark className="text-xl" />
          <span className="sr-only">, {t('header.homeLabel')}</span>
        </PageLink>
        <div className="flex items-center justify-end gap-7 @max-[17rem]:col-span-2">
          <FrameViewer
            byLatinName={prefersLatinName(locale)}
            nativeBridgeName={nativeBridgeName}
            waysIn={<WaysIn />}
            myPage={
              <TextLink
                href={myPage.href}
                tone="plain"
                className="viewer-member flex min-h-control items-center text-sm"
              >
                {myPage.label}
              </TextLink>
            }
            texts={{
              locale,
              messages: {
                layout: {
                  viewer: { myPage: myPage.label, memberName, memberMenu, logOut, loggingOut, logOutFailed },
                },
              },
            }}
            links={{
              home: to(paths.home()),
              member: [
                myPage,
                ...memberLinks.slice(0, 3).map(({ key, path }) => ({ label: t(`footer.${key}`), href: to(path) })),
              ],
            }}
          />
          <div className="hidden md:block">
            <LanguageSwitcher locale={locale} label={t('language.label')} />
          </div>
        </div>
      </div>
    </header>
  );
}

function LanguageSwitcher({ locale, label }: { locale: Locale; label: string }) {
  const { label: current } = languageOf(locale);
  return (
    <Disclosure
      className="group/languages relative"
      label={`${label}: ${current}`}
      summaryClassName="flex min-h-control items-center gap-1 rounded-sm text-sm"
      summary={
        <>
          <span lang={locale}>{current}</span>
          <Glyph name="chevron-down" size={16} className="transition-transform group-open/languages:rotate-180" />
        </>
      }
    >
      <nav aria-label={label} className="drop-panel right-0 min-w-36 py-2">
        <FrameLanguages locale={locale} linkClassName="flex min-h-11 items-center px-5 text-sm hover:bg-stone-soft" />
      </nav>
    </Disclosure>
  );
}
