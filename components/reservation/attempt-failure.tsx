import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { BookingFailure } from '@/lib/booking/booking-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import type { Failed } from './use-attempt';

interface AttemptFailureProps {
  of: 'booking' | 'dining.table.failure';
  failed: Failed<Extract<BookingFailure, { kind: 'session' }> | { kind: string; earlierUnsure?: never }>;
  returnTo: string;
}

/**
 * A failed booking whose reason is not the stay or the table: no login, not sent, refused, or unsure. Unsure is never called
 * a system that does not respond: it may have booked.
 */
export function AttemptFailure({ of, failed, returnTo }: AttemptFailureProps) {
  const { failure, messageKey } = failed;
  const t = useTranslations();
  const locale = useLocale();
  if (failure.kind === 'refused') {
    return (
      <Notice live tone="error">
        {t(`problems.${messageKey}`)}
      </Notice>
    );
  }
  if (failure.kind === 'notSent') {
    return (
      <Notice live tone="error" title={t(`${of}.notSent.title`)}>
        {t(`${of}.notSent.sentence`)}
      </Notice>
    );
  }
  if (failure.kind === 'session') {
    const logIn = (
      <ButtonLink href={localizedPath(locale, paths.membershipLogin({ returnTo }))}>
        {t(`${of}.session.logIn`)}
      </ButtonLink>
    );
    return (
      <Notice live tone="error" title={t(`${of}.session.title`)} actions={logIn}>
        {t(`${of}.${failure.earlierUnsure ? 'unsure' : 'session'}.sentence`)}
      </Notice>
    );
  }
  const sentence = t(`${of}.unsure.sentence`);
  const said = messageKey === 'rateLimited' ? `${t('problems.rateLimited')} ${sentence}` : sentence;
  return (
    <Notice live tone="error" title={t(`${of}.unsure.title`)}>
      {said}
    </Notice>
  );
}
