import { getLocale, getTranslations } from 'next-intl/server';
import { SignUpPage } from '@/components/auth/sign-up-page';
import { IdentityCheck } from '@/components/identity/identity-check';
import { TextLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { readVerifiedPerson } from '@/lib/identity/read-verified';
import { verificationId } from '@/lib/identity/verified-person';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/routes/paths';

export const generateMetadata = unlistedPage((t) => [t('auth.signUp.identityTitle'), t('auth.signUp.description')]);

export default async function SignUpIdentityPage() {
  const locale = await getLocale();
  const [t, person] = await Promise.all([getTranslations('auth.signUp'), readVerifiedPerson('signUp')]);
  return (
    <SignUpPage step={2} title={t('identityTitle')} lead={t('identityLead')}>
      <IdentityCheck
        purpose="signUp"
        href={localizedPath(locale, paths.signUpDetails())}
        known={person && verificationId(person)}
      />
      <div className="mt-8 border-stone border-t pt-6">
        <p className="text-ink-soft">{t('unverifiedLead')}</p>
        <p className="flex min-h-11 items-center">
          <TextLink href={localizedPath(locale, paths.signUpDetails({ way: 'unverified' }))}>
            {t('unverifiedLink')}
          </TextLink>
        </p>
      </div>
    </SignUpPage>
  );
}
