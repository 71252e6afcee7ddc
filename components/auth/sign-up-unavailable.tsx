import { useTranslations } from 'next-intl';
import { FocusedMessage } from '@/components/ui/focused-message';
import { ButtonLink } from '@/components/ui/link';
import { answerUnavailable } from '@/lib/request/page-answer';

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
