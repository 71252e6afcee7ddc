import { TextLink } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { ProfilePart } from '@/lib/my-page/profile-parts';
import { paths } from '@/lib/routes/paths';

type EditLinkProps = { label: string } & ({ href: string } | { locale: Locale; part: ProfilePart });

export function EditLink({ label, ...to }: EditLinkProps) {
  const href = 'href' in to ? to.href : localizedPath(to.locale, paths.myPageUserInfo.editProfile({ edit: to.part }));
  return (
    <TextLink href={href} className="inline-flex min-h-11 items-center">
      {label}
    </TextLink>
  );
}
