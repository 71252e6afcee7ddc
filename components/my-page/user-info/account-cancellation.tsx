import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { countNights } from '@/lib/dates/day';
import { formatDay, formatShortDay } from '@/lib/dates/format';
import type { WithdrawalPreview } from '@/lib/hub/contract/withdrawal';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadWithdrawalPreview } from '@/lib/my-page/load-profile';
import { paths } from '@/lib/routes/paths';
import { DayRow } from '../landing/timeline-row';
import { MemberAnswer } from '../shell/member-answer';
import { WithdrawalForm } from './withdrawal-form';

export function AccountCancellation({ membershipId }: { membershipId: string }) {
  const t = useTranslations('myPage.leaving');
  const locale = useLocale();
  const { common, myPage } = useMessages();
  const { confirm, summary, problems } = myPage.leaving;
  return (
    <MemberAnswer load={loadWithdrawalPreview(languageOf(locale).code)}>
      {(preview) => {
        const isBlocked = preview.stays.length + preview.tables.length > 0;
        return (
          <div className="flex flex-col gap-16">
            {isBlocked && <UnsettledReservations stays={preview.stays} tables={preview.tables} />}
            <LostBenefits preview={preview} />
            <Section
              rule
              title={t(isBlocked ? 'confirm.submit' : 'confirm.title')}
              lead={!isBlocked && t('confirm.lead')}
            >
              <NextIntlClientProvider
                messages={{
                  myPage: { leaving: { confirm, summary, problems } },
                  common: { form: common.form, password: common.password },
                }}
              >
                <WithdrawalForm
                  membershipId={membershipId}
                  endedHref={localizedPath(locale, paths.membershipEnded())}
                  isBlocked={isBlocked}
                />
              </NextIntlClientProvider>
            </Section>
          </div>
        );
      }}
    </MemberAnswer>
  );
}

function LostBenefits({ preview: { tier, pointBalance, tranches, vouchers } }: { preview: WithdrawalPreview }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  return (
    <>
      <Section
        rule
        title={t('leaving.points.title')}
        lead={pointBalance > 0 ? t('leaving.points.total', { points: pointBalance }) : t('leaving.points.none')}
      >
        {tranches.length > 0 && (
          <DescriptionList
            layout="row"
            items={tranches.map(({ points, expiresOn }) => ({
              term: t('leaving.points.expires', { date: formatDay(expiresOn, locale) }),
              description: t('units.points', { points }),
            }))}
          />
        )}
      </Section>
      <Section
        rule
        title={t('leaving.vouchers.title')}
        lead={
          vouchers.length > 0 ? t('leaving.vouchers.total', { count: vouchers.length }) : t('leaving.vouchers.none')
        }
      >
        {vouchers.length > 0 && (
          <ul className="divide-y divide-stone border-stone border-y">
            {vouchers.map(({ voucherId, name, validUntil }) => (
              <li key={voucherId} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
                <span>{name}</span>
                <span className="tabular text-ink-muted text-sm">
                  {t('leaving.vouchers.validUntil', { date: formatDay(validUntil, locale) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section rule title={t('leaving.rest.title')}>
        <ul className="flex max-w-reading list-disc flex-col gap-2 pl-5 text-ink-soft marker:text-brass">
          <li>{t('leaving.rest.tier', { tier: t(`tier.${tier}`) })}</li>
          <li>{t('leaving.rest.data')}</li>
          <li>{t('leaving.rest.id')}</li>
          <li>{t('leaving.rest.stays')}</li>
        </ul>
      </Section>
    </>
  );
}

const { roomReservationDetail, diningReservationDetail } = paths.myPageReservationCheck;

const momentOf = ({ day, hour = '' }: { day: string; hour?: string }) => `${day} ${hour}`;

function UnsettledReservations({ stays, tables }: Pick<WithdrawalPreview, 'stays' | 'tables'>) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const rows = [
    ...stays.map(({ reservationNo, hotelName, checkInDate, checkOutDate }) => ({
      key: reservationNo,
      day: checkInDate,
      kind: t('timeline.stay'),
      name: hotelName,
      path: roomReservationDetail(reservationNo),
      line: t('timeline.until', {
        day: formatShortDay(checkOutDate, locale),
        nights: countNights(checkInDate, checkOutDate),
      }),
    })),
    ...tables.map(({ tableReservationNo, restaurantName, date, time }) => ({
      key: tableReservationNo,
      day: date,
      hour: time,
      kind: t('timeline.table'),
      name: restaurantName,
      path: diningReservationDetail(tableReservationNo),
    })),
  ].toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
  return (
    <Section rule title={t('leaving.settle.title')} lead={t('leaving.settle.lead')}>
      <ul className="divide-y divide-stone-deep border-stone-deep border-y">
        {rows.map(({ key, name, path, ...row }) => (
          <li key={key}>
            <DayRow {...row} title={<TextLink href={localizedPath(locale, path)}>{name}</TextLink>} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
