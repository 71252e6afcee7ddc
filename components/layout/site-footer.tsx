import { getLocale, getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/external-link';
import { TextLink } from '@/components/ui/link';
import { partsOf } from '@/lib/dates/day';
import { seoulToday } from '@/lib/dates/moment';
import { localizedPath } from '@/lib/i18n/localized-path';
import { FrameLanguages } from './site-islands';
import { headerLinks, legalLinks, memberLinks } from './site-links';
import { Wordmark } from './wordmark';

const linkClass = 'inline-flex min-h-11 items-center text-sm text-stone hover:text-paper';

const seller = ['sample', 'name', 'representative', 'registration', 'mailOrder', 'address'] as const;

export async function SiteFooter({ register }: { register: string | undefined }) {
  const locale = await getLocale();
  const t = await getTranslations('layout');
  const columns = [
    { title: t('footer.stay'), links: headerLinks.map(({ key, path }) => ({ label: t(`header.${key}`), path })) },
    {
      title: t('footer.membership'),
      links: memberLinks.map(({ key, path }) => ({ label: t(`footer.${key}`), path })),
    },
    { title: t('footer.legal'), links: legalLinks.map(({ key, path }) => ({ label: t(`footer.${key}`), path })) },
  ];
  return (
    <footer
      data-site
      className="drawn-near bg-ink text-ivory [contain-intrinsic-block-size:auto_46rem] md:[contain-intrinsic-block-size:auto_28rem]"
    >
      <div className="page-width pt-12 pb-10 md:pt-24">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:gap-x-12 sm:gap-y-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="max-sm:col-span-full">
            <Wordmark className="text-2xl" />
            <p className="mt-5 max-w-xs text-balance text-sm text-stone-deep">{t('footer.sentence')}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="mb-2 text-brass-light text-xs">{title}</p>
              <ul>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <TextLink href={localizedPath(locale, path)} tone="plain" className={linkClass}>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-14 flex flex-col gap-x-10 gap-y-2 border-ink-soft border-t pt-6 md:flex-row md:items-center md:justify-between">
          <nav aria-label={t('language.label')}>
            <FrameLanguages locale={locale} className="flex flex-wrap gap-x-6" linkClassName={linkClass} />
          </nav>
          <p className="text-stone-deep text-xs">
            {t('footer.priceNote')}
            <span className="mt-1 block md:mt-0 md:ml-6 md:inline">
              {t('footer.copyright', { year: String(partsOf(seoulToday(new Date())).year) })}
            </span>
          </p>
        </div>
        {/* Required by Korean law on every page; no real company stands behind these facts. */}
        <ul aria-label={t('seller.title')} className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-stone-deep text-xs">
          {seller.map((fact) => (
            <li key={fact}>{t(`seller.${fact}`)}</li>
          ))}
          {register !== undefined && (
            <li>
              <ExternalLink href={register} className="underline underline-offset-4 hover:text-paper">
                {t('seller.register')}
              </ExternalLink>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
