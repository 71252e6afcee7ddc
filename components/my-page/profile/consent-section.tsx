import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { formProblems } from '@/lib/bff/form-problems';
import { seoulMoment } from '@/lib/dates/format';
import type { Consents } from '@/lib/hub/contract/consent';
import { consentChoiceOf } from '@/lib/my-page/consent-schema';
import { ConsentForm } from './consent-form';

interface ConsentSectionProps {
  consents: Consents;
}

export async function ConsentSection({ consents }: ConsentSectionProps) {
  const locale = await getLocale();
  const [t, { myPage, problems, common }] = await Promise.all([getTranslations('myPage.consents'), getMessages()]);
  const since = consents.consents.map(({ consentId, givenYn, changedAt }) => {
    if (changedAt === null) return [consentId, t('never')] as const;
    return [consentId, t(givenYn === 'Y' ? 'givenOn' : 'withdrawnOn', seoulMoment(changedAt, locale))] as const;
  });
  const { email, sms, push, night, nightHint, nightNeeds, submit, pending, saved, nothing } = myPage.consents;
  const texts = {
    myPage: { consents: { email, sms, push, night, nightHint, nightNeeds, submit, pending, saved, nothing } },
    problems: formProblems(problems),
    common: { form: { optional: common.form.optional } },
  };
  return (
    <>
      <NextIntlClientProvider messages={texts}>
        <ConsentForm saved={consentChoiceOf(consents)} since={Object.fromEntries(since)} />
      </NextIntlClientProvider>
      <ConsentHistory consents={consents} />
    </>
  );
}

function ConsentHistory({ consents: { history, agreedTerms } }: ConsentSectionProps) {
  const locale = useLocale();
  const t = useTranslations('myPage.consents');
  const rows = 'grid grid-cols-1 gap-x-8 gap-y-1 py-3 sm:grid-cols-[16rem_1fr]';
  return (
    <details className="group/history mt-8 border-stone-deep border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-medium">
        {t('history')}
        <Glyph name="chevron-down" className="shrink-0 transition-transform group-open/history:rotate-180" />
      </summary>
      {history.length === 0 ? (
        <p className="py-3 text-ink-soft">{t('historyEmpty')}</p>
      ) : (
        <ol className="divide-y divide-stone border-stone border-y">
          {history.map(({ consentId, givenYn, at }) => (
            <li key={`${at} ${consentId} ${givenYn}`} className={rows}>
              <span className="tabular text-ink-muted">{t('moment', seoulMoment(at, locale))}</span>
              <span>{t(givenYn === 'Y' ? 'given' : 'withdrawn', { consent: t(consentId) })}</span>
            </li>
          ))}
        </ol>
      )}
      {agreedTerms.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 font-medium">{t('terms')}</h3>
          <ul className="divide-y divide-stone border-stone border-y">
            {agreedTerms.map(({ termId, title, version, at }) => (
              <li key={`${termId} ${version}`} className={rows}>
                <span className="tabular text-ink-muted">{t('moment', seoulMoment(at, locale))}</span>
                <span>
                  {title} <span className="text-ink-muted text-sm">{t('version', { version })}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
