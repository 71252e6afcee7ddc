import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import type { Programme } from '@/lib/hub/contract/programme';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { programmeJsonLd } from '@/lib/structured-data/programme-json-ld';
import { ProgrammePoints } from './programme-points';
import { TierComparison } from './tier-comparison';

export async function ProgrammePage({ programme, origin }: { programme: Programme; origin: string }) {
  const locale = await getLocale();
  const t = await getTranslations();
  const to = (path: string) => localizedPath(locale, path);
  const steps = (['terms', 'identity', 'details'] as const).map((step) => t(`programme.how.steps.${step}`));
  const tiers = programme.tiers.map(({ tier, benefits }) => ({
    name: t(`myPage.tier.${tier}`),
    benefits: benefits.map(({ title }) => title),
  }));
  const data = programmeJsonLd({
    group: t('common.brand.group'),
    name: t('common.brand.rewards'),
    description: t('programme.description'),
    url: new URL(to(paths.programme()), origin).href,
    tiers,
  });
  return (
    <>
      <JsonLd data={data} />
      <div className="page-width pt-12 lg:pt-20">
        <PageHeading
          size="display"
          eyebrow={t('programme.eyebrow')}
          title={t('programme.heading')}
          lead={t('programme.lead')}
        >
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={to(paths.signUp())}>{t('programme.join')}</ButtonLink>
            <ButtonLink href={to(paths.membershipLogin())} variant="quiet">
              {t('programme.logIn')}
            </ButtonLink>
          </div>
          <p className="mt-4 text-ink-muted text-sm">{t('programme.free')}</p>
        </PageHeading>
      </div>
      <Section title={t('programme.tiers.title')} lead={t('programme.tiers.lead')} room="page" className="pb-16!">
        <TierComparison tiers={programme.tiers} />
      </Section>
      <ProgrammePoints programme={programme} />
      <Section title={t('programme.how.title')} layout="beside" room="page" rule>
        <ol className="max-w-reading divide-y divide-stone border-stone border-y">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-5 py-4">
              <span aria-hidden="true" className="tabular text-brass">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-reading text-ink-soft">{t('programme.how.after')}</p>
        <ButtonLink href={to(paths.signUp())} className="mt-8">
          {t('programme.join')}
        </ButtonLink>
      </Section>
    </>
  );
}
