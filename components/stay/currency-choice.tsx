import { getLocale, getTranslations } from 'next-intl/server';
import { formatMonthDay } from '@/lib/dates/format';
import { perLocale } from '@/lib/i18n/per-locale';
import { currencies } from '@/lib/stay/exchange';
import { chosenCurrency, loadExchangeRate } from '@/lib/stay/load-exchange-rate';
import { CurrencySelect } from './currency-select';

const currencyNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));

export async function CurrencyChoice() {
  const locale = await getLocale();
  if (locale === 'ko') return null;
  const [t, chosen, rate] = await Promise.all([
    getTranslations('common.exchange'),
    chosenCurrency(locale),
    loadExchangeRate(locale),
  ]);
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-x-4 text-ink-muted text-xs print:hidden">
      <CurrencySelect
        label={t('label')}
        chosen={chosen ?? ''}
        options={[
          { value: '', label: t('none') },
          ...currencies.map((currency) => ({
            value: currency,
            label: `${currencyNames(locale).of(currency)} (${currency})`,
          })),
        ]}
      />
      {chosen && <p>{rate ? t('note', { day: formatMonthDay(rate.day, locale) }) : t('noRate')}</p>}
    </div>
  );
}
