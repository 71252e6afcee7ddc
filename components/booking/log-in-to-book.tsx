import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/link';

interface LogInToBookProps {
  logInHref: string;
  joinHref: string;
  /** The hotel's own words on cancelling, to read before deciding. */
  cancellationPolicy: string;
}

/** For a visitor who has not logged in: the one way on, and what it leads back to. */
export function LogInToBook({ logInHref, joinHref, cancellationPolicy }: LogInToBookProps) {
  const t = useTranslations('booking.guest');
  const summary = useTranslations('booking.summary');
  return (
    <section aria-labelledby="log-in-to-book" className="border-brass border-t pt-8">
      <h2 id="log-in-to-book" className="display text-xl">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-reading text-ink-soft">{t('sentence')}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={logInHref} prefetch={false}>
          {t('logIn')}
        </ButtonLink>
        <TextLink href={joinHref} prefetch={false}>
          {t('join')}
        </TextLink>
      </div>
      <h3 className="mt-12 mb-2 text-ink-muted text-sm">{summary('cancellationTitle')}</h3>
      <p className="max-w-reading text-ink-soft">{cancellationPolicy}</p>
    </section>
  );
}
