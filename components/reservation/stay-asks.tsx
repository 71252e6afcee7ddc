import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { askKinds } from '@/lib/hub/contract/ask-kinds';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { guestAddress } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { AskRow } from './ask-row';

export interface StayAsksProps {
  reservation: ReservationDetail;
  booker: 'member' | 'guest';
}

/** What was asked for with a stay and what can be, one row for each kind; nothing where there is neither. */
export function StayAsks({ reservation, booker }: StayAsksProps) {
  const t = useTranslations('common.asks');
  const { asks: texts } = useMessages().common;
  const locale = useLocale();
  const { reservationNo, asks, askOptions } = reservation;
  const rows = askKinds
    .map((kind) => ({
      kind,
      ask: asks.find((ask) => ask.kind === kind),
      option: askOptions.find((option) => option.kind === kind),
    }))
    .filter(({ ask, option }) => ask !== undefined || option !== undefined);
  if (rows.length === 0) return null;
  const paths =
    booker === 'guest'
      ? { ask: guestAddress('ask', reservationNo), withdraw: guestAddress('withdrawAsk', reservationNo) }
      : { ask: hubCall('askForStay', { reservationNo }), withdraw: hubCall('withdrawAsk', { reservationNo }) };
  return (
    <Section rule title={t('title')}>
      {askOptions.length > 0 && <p className="mb-4 max-w-reading text-ink-soft text-sm">{t('hint')}</p>}
      <NextIntlClientProvider locale={locale} messages={{ common: { asks: texts } }}>
        <ul data-testid="asks" className="flex flex-col divide-y divide-stone border-stone border-y">
          {rows.map((row) => (
            <AskRow key={row.kind} ask={row.ask} option={row.option} paths={paths} />
          ))}
        </ul>
      </NextIntlClientProvider>
    </Section>
  );
}
