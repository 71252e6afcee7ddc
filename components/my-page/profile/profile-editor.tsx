import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { formProblems } from '@/lib/bff/form-problems';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { countryName, countryOptions } from '@/lib/my-page/countries';
import { profileDetailsOf } from '@/lib/my-page/profile-details';
import type { ProfilePart } from '@/lib/my-page/profile-parts';
import { paths } from '@/lib/routes/paths';
import { EditScreen } from './edit-screen';

export function ProfileEditor({ part, profile }: { part: ProfilePart; profile: MemberProfile }) {
  const locale = useLocale();
  const { common: texts, myPage, problems } = useMessages();
  const { membershipId, membershipNo, memberEmail, memberMobile } = profile;
  const common = {
    membershipId,
    owner: membershipNo,
    backHref: localizedPath(locale, paths.myPageUserInfo.editProfile()),
  };
  return (
    <NextIntlClientProvider
      messages={{
        myPage: {
          proof: myPage.proof,
          ...(part === 'details' ? { profile: myPage.profile } : { contact: myPage.contact }),
        },
        common: { form: texts.form, key: texts.key, password: texts.password },
        problems: formProblems(problems),
      }}
    >
      {part === 'details' ? (
        <EditScreen
          {...common}
          part="details"
          initial={profileDetailsOf(profile)}
          countries={countriesOf(profile, locale)}
        />
      ) : (
        <EditScreen {...common} part={part} present={part === 'email' ? memberEmail : memberMobile} />
      )}
    </NextIntlClientProvider>
  );
}

/** Every country, and the member's own where the list does not have it. */
function countriesOf({ country }: MemberProfile, locale: Locale): { value: string; label: string }[] {
  const options = countryOptions(locale);
  if (country === '' || options.some(({ value }) => value === country)) return options;
  return [...options, { value: country, label: countryName(country, locale) }];
}
