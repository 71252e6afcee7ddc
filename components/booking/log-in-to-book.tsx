import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/link';

/** For a visitor who has not logged in: the one way on, and what it leads back to. */
export function LogInToBook({ logInHref, joinHref }: { logInHref: string; joinHref: string }) {
  const t = useTranslations('booking.guest');
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
    </section>
  );
}
