import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { Locale } from '@/lib/i18n/languages';
import { EditLink } from './edit-link';

export function ContactFacts({ locale, profile }: { locale: Locale; profile: MemberProfile }) {
  const t = useTranslations('myPage.profile');
  const contacts = [
    { part: 'email', value: profile.memberEmail },
    { part: 'mobile', value: profile.memberMobile },
  ] as const;
  return (
    <DescriptionList
      items={contacts.map(({ part, value }) => ({
        term: t(part),
        description: (
          <span className="flex flex-wrap items-center justify-between gap-x-6">
            <span className="wrap-anywhere min-w-0">{value || t('missing')}</span>
            <EditLink locale={locale} part={part} label={t(`change.${part}`)} />
          </span>
        ),
      }))}
    />
  );
}
