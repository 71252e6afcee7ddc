import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { SeoulDay } from '@/lib/dates/day';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { loadVoucherChoices } from '@/lib/my-page/load-vouchers';
import { paths } from '@/lib/routes/paths';
import { MemberAnswer } from '../shell/member-answer';
import { VoucherChoiceSection } from './voucher-choice-section';

export interface VoucherChoicesProps {
  locale: Locale;
  membershipNo: string;
  texts: Messages['myPage']['voucherChoice'];
  todaySeoul: SeoulDay;
}

export function VoucherChoices({ locale, ...section }: VoucherChoicesProps) {
  const t = useTranslations('myPage.voucherChoice');
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
              <VoucherChoiceSection key={choice.voucherId} locale={locale} choice={choice} {...section} />
            ))}
          </div>
        )
      }
    </MemberAnswer>
  );
}
