import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { BookingFailure } from '@/lib/booking/booking-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import type { FailedAttempt } from './use-attempt';

interface AttemptFailureProps {
  of: 'booking' | 'dining.table.failure';
  failed: FailedAttempt<Extract<BookingFailure, { kind: 'session' }> | { kind: string; earlierUnsure?: never }>;
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
  const error = (sentence: string, title?: string, actions?: ReactNode) => (
    <Notice live tone="error" title={title} actions={actions}>
      {sentence}
    </Notice>
  );
  switch (failure.kind) {
    case 'refused':
      return error(t(`problems.${messageKey}`));
    case 'notSent':
      return error(t(`${of}.notSent.sentence`), t(`${of}.notSent.title`));
    case 'session': {
      const logIn = (
        <ButtonLink href={localizedPath(locale, paths.membershipLogin({ returnTo }))}>
          {t(`${of}.session.logIn`)}
        </ButtonLink>
      );
      const sentence = t(`${of}.${failure.earlierUnsure ? 'unsure' : 'session'}.sentence`);
      return error(sentence, t(`${of}.session.title`), logIn);
    }
    default: {
      const sentence = t(`${of}.unsure.sentence`);
      const said = messageKey === 'rateLimited' ? `${t('problems.rateLimited')} ${sentence}` : sentence;
      return error(said, t(`${of}.unsure.title`));
    }
  }
}
