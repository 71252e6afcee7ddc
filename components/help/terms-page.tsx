import { getLocale, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { formatLongDay } from '@/lib/dates/format';
import type { Term } from '@/lib/hub/contract/join';

export async function TermsPage({ terms }: { terms: Record<'join' | 'booking', readonly Term[]> }) {
  const locale = await getLocale();
  const t = await getTranslations('legal');
  return (
    <div className="page-width pt-12 pb-section lg:pt-20">
      <PageHeading title={t('terms.title')} lead={t('terms.lead')} />
      <div className="mt-8 max-w-reading">
        <Notice>{t('sample')}</Notice>
        {(['join', 'booking'] as const).map((purpose) => (
          <section key={purpose} aria-labelledby={purpose} className="mt-14">
            <h2 id={purpose} className="display text-xl">
              {t(`terms.${purpose}`)}
            </h2>
            <div className="mt-4 divide-y divide-stone border-stone border-y">
              {terms[purpose].map(({ termId, title, body, requiredYn, version, effectiveFrom }) => (
                <article key={termId} id={termId} className="scroll-mt-24 py-8">
                  <h3 className="flex flex-wrap items-center gap-3 font-medium">
                    {title}
                    <Badge tone="neutral">{t(requiredYn === 'Y' ? 'terms.required' : 'terms.optional')}</Badge>
                  </h3>
                  <p className="tabular mt-1 text-ink-muted text-xs">
                    {t('terms.version', { version, date: formatLongDay(effectiveFrom, locale) })}
                  </p>
                  <p className="mt-4 text-ink-soft">{body}</p>
                </article>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
