import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { askName, askSentences, optionSentences } from '@/components/stay/ask-sentences';
import { Section } from '@/components/ui/section';
import { isPossible } from '@/lib/booking/ask-choice';
import { askKinds } from '@/lib/hub/contract/ask-kinds';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { joined } from '@/lib/i18n/joined-sentences';
import { localizedPath } from '@/lib/i18n/localized-path';
import { guestAddress } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths as pages } from '@/lib/routes/paths';
import { AskRow } from './ask-row';

export interface StayAsksProps {
  reservation: ReservationDetail;
  booker: 'member' | 'guest';
  /** The member comes back from the identity check, which was shown in place of this page. */
  isVerified?: boolean;
}

export function StayAsks({ reservation, booker, isVerified = false }: StayAsksProps) {
  const t = useTranslations('common.asks');
  const { auth, common } = useMessages();
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
  const messages =
    booker === 'guest'
      ? { common: { asks: common.asks } }
      : { auth: { identity: auth.identity }, common: { asks: common.asks, frozen: common.frozen } };
  const words = { t, locale };
  const textsOf = ({ kind, ask, option }: (typeof rows)[number]) => ({
    kind: askName((option && isPossible(option) ? option : (ask ?? option)) ?? { kind }, words),
    standing: ask ? joined(askSentences(ask, words), locale) : '',
    offered: option ? joined(optionSentences(option, words), locale) : '',
  });
  const href = localizedPath(locale, pages.myPageReservationCheck.roomReservationDetail(reservationNo));
  return (
    <Section rule title={t('title')}>
      {askOptions.length > 0 && <p className="mb-4 max-w-reading text-ink-soft text-sm">{t('hint')}</p>}
      <NextIntlClientProvider locale={locale} messages={messages}>
        <ul data-testid="asks" className="flex flex-col divide-y divide-stone border-stone border-y">
          {rows.map((row) => (
            <AskRow
              key={row.kind}
              ask={row.ask}
              option={row.option}
              texts={textsOf(row)}
              paths={paths}
              href={href}
              isVerified={isVerified}
            />
          ))}
        </ul>
      </NextIntlClientProvider>
    </Section>
  );
}
