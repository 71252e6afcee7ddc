import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export function LoginLinks({ returnTo }: { returnTo: string | undefined }) {
  const t = useTranslations('auth.login');
  const locale = useLocale();
  const help = [
    { label: t('findId'), href: paths.findAccount() },
    { label: t('findPassword'), href: paths.findAccount({ type: 'password' }) },
    { label: t('help'), href: paths.help() },
  ];
  return (
    <div className="flex flex-col gap-6 border-stone border-t pt-6">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {help.map(({ label, href }) => (
          <li key={href} className="flex min-h-11 items-center">
            <TextLink href={localizedPath(locale, href)}>{label}</TextLink>
          </li>
        ))}
      </ul>
      <p className="flex min-h-11 flex-wrap items-center gap-x-3">
        {t('joinLead')}
        <TextLink href={localizedPath(locale, paths.signUp({ returnTo }))} className="font-medium text-ink">
          {t('join')}
        </TextLink>
      </p>
    </div>
  );
}
