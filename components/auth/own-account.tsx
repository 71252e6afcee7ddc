import { getLocale, getTranslations } from 'next-intl/server';
import { FocusedMessage } from '@/components/ui/focused-message';
import { ButtonLink, TextLink } from '@/components/ui/link';
import type { OwnAccount } from '@/lib/account/load-own-account';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { NewPasswordForm } from './new-password-form';

interface OwnAccountProps {
  type: 'id' | 'password';
  account: Exclude<OwnAccount, { state: 'notVerified' }>;
}

export async function OwnAccountView({ type, account }: OwnAccountProps) {
  const locale = await getLocale();
  const t = await getTranslations('auth.findAccount');
  const to = (path: string) => localizedPath(locale, path);
  const self = to(paths.findAccount(type === 'password' ? { type } : {}));
  if (account.state === 'notFound') {
    return (
      <FocusedMessage title={t('noneTitle')} sentence={t('none')}>
        <ButtonLink href={to(paths.signUp())}>{t('toSignUp')}</ButtonLink>
      </FocusedMessage>
    );
  }
  if (account.state !== 'ready') {
    return (
      <FocusedMessage title={t('unavailableTitle')} sentence={t('unavailable')}>
        <ButtonLink href={self}>{t('retry')}</ButtonLink>
      </FocusedMessage>
    );
  }
  const { membershipId, isMember, verification } = account.data;
  if (type === 'password') {
    return (
      <NewPasswordForm
        membershipId={membershipId}
        verification={verification}
        loginHref={to(paths.membershipLogin())}
        verifyHref={to(paths.identityVerification({ purpose: 'findAccount', window: 'page', returnTo: self }))}
      />
    );
  }
  return (
    <FocusedMessage title={t('foundTitle')} sentence={t(isMember ? 'foundId' : 'customerId', { id: membershipId })}>
      {isMember ? (
        <ButtonLink href={to(paths.membershipLogin())}>{t('toLogin')}</ButtonLink>
      ) : (
        <ButtonLink href={to(paths.membershipIntegration())}>{t('toIntegration')}</ButtonLink>
      )}
      <TextLink href={to(paths.findAccount({ type: 'password' }))}>{t('toPassword')}</TextLink>
    </FocusedMessage>
  );
}
