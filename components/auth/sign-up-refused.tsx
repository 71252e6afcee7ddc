import { useLocale, useTranslations } from 'next-intl';
import { FocusedMessage } from '@/components/ui/focused-message';
import { ButtonLink, TextLink } from '@/components/ui/link';
import type { Joining } from '@/lib/account/load-joining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { answerUnavailable } from '@/lib/request/page-answer';
import { paths } from '@/lib/routes/paths';
import { ReturningLink } from './joining-of-this-tab';

export interface SignUpRefusedProps {
  joining: Extract<Joining, { state: 'notVerified' | 'underAge' | 'known' }>;
}

export function SignUpRefused({ joining }: SignUpRefusedProps) {
  const t = useTranslations('auth.signUp');
  const locale = useLocale();
  const to = (path: string) => localizedPath(locale, path);
  if (joining.state === 'underAge') {
    return (
      <FocusedMessage title={t('underAgeTitle')} sentence={t('underAge')}>
        <ReturningLink locale={locale} to="back" look="button">
          {t('back')}
        </ReturningLink>
        <TextLink href={to(paths.signUpIdentity())}>{t('ways.identity')}</TextLink>
        <TextLink prefetch href={to(paths.home())}>
          {t('toHome')}
        </TextLink>
      </FocusedMessage>
    );
  }
  if (joining.state === 'notVerified') {
    return (
      <FocusedMessage title={t('notVerifiedTitle')} sentence={t('notVerified')}>
        <ButtonLink href={to(paths.signUpIdentity())}>{t('ways.identity')}</ButtonLink>
        <TextLink href={to(paths.signUpDetails({ way: 'unverified' }))}>{t('unverifiedLink')}</TextLink>
      </FocusedMessage>
    );
  }
  const id = joining.maskedMembershipId;
  if (joining.integrable) {
    return (
      <FocusedMessage title={t('customerTitle')} sentence={t('customer', { id })}>
        <ReturningLink locale={locale} to="membershipIntegration" look="button">
          {t('toIntegration')}
        </ReturningLink>
      </FocusedMessage>
    );
  }
  return (
    <FocusedMessage title={t('knownTitle')} sentence={t('known', { id })}>
      <ReturningLink locale={locale} to="membershipLogin" look="button">
        {t('toLogin')}
      </ReturningLink>
      <TextLink href={to(paths.findAccount({ type: 'password' }))}>{t('toFindAccount')}</TextLink>
    </FocusedMessage>
  );
}

/** The hub does not answer; what was typed is kept. */
export function SignUpUnavailable({ retryHref }: { retryHref: string }) {
  answerUnavailable();
  const t = useTranslations('auth.signUp');
  return (
    <FocusedMessage title={t('unavailableTitle')} sentence={t('unavailable')}>
      <ButtonLink href={retryHref}>{t('retry')}</ButtonLink>
    </FocusedMessage>
  );
}
