import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { type DescriptionItem, DescriptionList } from '@/components/ui/description-list';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import type { SeoulDay } from '@/lib/dates/day';
import { formatDay, seoulMoment } from '@/lib/dates/format';
import type { VoucherChoice } from '@/lib/hub/contract/voucher';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadVoucherChoices } from '@/lib/my-page/load-vouchers';
import { daysLeftOf } from '@/lib/my-page/voucher-views';
import { paths } from '@/lib/routes/paths';
import { MemberAnswer } from '../shell/member-answer';
import { ChoiceForm } from './choice-form';
import { useVoucherTerms, VoucherHotels } from './voucher-terms';

interface VoucherChoicesProps {
  membershipNo: string;
  todaySeoul: SeoulDay;
}

export function VoucherChoices(props: VoucherChoicesProps) {
  const t = useTranslations('myPage.voucherChoice');
  const locale = useLocale();
  return (
    <MemberAnswer load={loadVoucherChoices(languageOf(locale).code)}>
      {({ choices }) =>
        choices.length === 0 ? (
          <EmptyState
            title={t('emptyTitle')}
            sentence={t('empty')}
            nextStep={{ label: t('toVouchers'), href: localizedPath(locale, paths.myPageCoupon.couponInfo()) }}
          />
        ) : (
          <div className="flex flex-col gap-16">
            {choices.map((choice) => (
              <VoucherChoiceSection key={choice.voucherId} choice={choice} {...props} />
            ))}
          </div>
        )
      }
    </MemberAnswer>
  );
}

interface VoucherChoiceSectionProps extends VoucherChoicesProps {
  choice: VoucherChoice;
}

type Option = VoucherChoice['options'][number];

/** A side of the options: what is the same for all of them is said once, under their cards. */
interface Aspect {
  factOf: (option: Option) => unknown;
  itemsOf: (option: Option) => DescriptionItem[];
}

function VoucherChoiceSection({ membershipNo, choice, todaySeoul }: VoucherChoiceSectionProps) {
  const t = useTranslations('myPage.voucherChoice');
  const facts = useTranslations('myPage.vouchers');
  const locale = useLocale();
  const { myPage, common } = useMessages();
  const texts = { myPage: { voucherChoice: myPage.voucherChoice }, common: { form: common.form } };
  const termsOf = useVoucherTerms();
  const { voucherId, chooseUntil, options, defaultOptionId, made } = choice;
  const left = daysLeftOf(chooseUntil, todaySeoul);
  const byDefault = options.find(({ optionId }) => optionId === defaultOptionId);
  const aspects: Aspect[] = [
    {
      factOf: ({ validUntil }) => validUntil,
      itemsOf: ({ validUntil }) => [{ term: facts('facts.validUntil'), description: formatDay(validUntil, locale) }],
    },
    { factOf: ({ use }) => [use.discount, use.minimumKrw], itemsOf: ({ use }) => termsOf(use) },
    {
      factOf: (option) => option.hotels,
      itemsOf: (option) => [{ term: facts('facts.where'), description: <VoucherHotels hotels={option.hotels} /> }],
    },
    {
      factOf: ({ use }) => use.redeemedAt,
      itemsOf: ({ use }) => [{ term: facts('facts.how'), description: facts(`how.${use.redeemedAt}`) }],
    },
  ];
  const isShared = ({ factOf }: Aspect) => new Set(options.map((option) => JSON.stringify(factOf(option)))).size === 1;
  const [first] = options;
  const sharedItems = first ? aspects.filter(isShared).flatMap(({ itemsOf }) => itemsOf(first)) : [];
  const own = aspects.filter((aspect) => !isShared(aspect));
  const factsOf = (option: Option) => own.flatMap(({ itemsOf }) => itemsOf(option));
  const resultId = `made-${voucherId}`;
  const madeBy = made && (made.byDefaultYn === 'Y' ? 'default' : 'member');
  return (
    <Section
      id={voucherId}
      rule
      title={choice.name}
      action={
        made === null && <Badge tone={left.areFew ? 'brass' : 'neutral'}>{t('daysLeft', { days: left.days })}</Badge>
      }
      lead={
        made === null && (
          <>
            <p>{choice.description}</p>
            <p>{t('deadline', { day: formatDay(chooseUntil, locale), name: byDefault?.name ?? '' })}</p>
          </>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {made && (
          <div id={resultId} tabIndex={-1} className="max-w-reading">
            <Notice
              tone="success"
              title={t('doneTitle', { name: made.name })}
              actions={
                <ButtonLink variant="secondary" href={localizedPath(locale, paths.myPageCoupon.couponInfo())}>
                  {t('toVouchers')}
                </ButtonLink>
              }
            >
              {t(madeBy === 'default' ? 'madeByDefault' : 'made', {
                day: seoulMoment(made.chosenAt, locale).day,
                name: made.name,
              })}
            </Notice>
          </div>
        )}
        <NextIntlClientProvider locale={locale} messages={texts}>
          <ChoiceForm
            voucherId={voucherId}
            membershipNo={membershipNo}
            lang={languageOf(locale).code}
            made={madeBy && made && { by: madeBy, optionId: made.optionId }}
            resultId={resultId}
            options={options.map((option) => ({
              optionId: option.optionId,
              name: option.name,
              description: option.description,
              isDefault: option.optionId === defaultOptionId,
              lastDay: formatDay(option.validUntil, locale),
              facts: factsOf(option).filter((_, at) => options.some((each) => factsOf(each)[at]?.description !== null)),
            }))}
          >
            {sharedItems.length > 0 && (
              <div className="max-w-reading">
                <h3 className="mb-2 font-medium text-sm">{t('every')}</h3>
                <DescriptionList items={sharedItems} />
              </div>
            )}
          </ChoiceForm>
        </NextIntlClientProvider>
      </div>
    </Section>
  );
}
