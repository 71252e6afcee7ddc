import { cookies } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { IdentityReturn } from '@/components/identity/identity-return';
import { localizedPath } from '@/lib/i18n/localized-path';
import { flowCookieName, verifiedCookieName } from '@/lib/identity/identity-cookies';
import { unseal } from '@/lib/identity/identity-flow';
import { returnOutcomes } from '@/lib/identity/identity-start';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';
import { IdentityFrame, identityMetadata } from '../identity-frame';

export { identityMetadata as generateMetadata };

/** Where the provider's return ends (303 of `api/identity/callback`): asks for the result and goes on. */
export default async function IdentityReturnPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const asked = firstValue(await searchParams, 'outcome');
  const store = await cookies();
  // Also of a verification that took too long: its way back is still right.
  const flow = await unseal('flow', store.get(flowCookieName())?.value);
  const known = flow.outcome === 'unreadable' ? undefined : flow.contents;
  const again = known && { purpose: known.purpose, window: known.window, returnTo: known.returnTo };
  // A return that comes once more after its verification has ended: the form has what it asked for.
  const verified = await unseal('verified', store.get(verifiedCookieName())?.value);
  const ended = verified.outcome === 'unreadable' ? undefined : verified.contents;
  return (
    <IdentityFrame>
      <IdentityReturn
        outcome={returnOutcomes.find((outcome) => outcome === asked) ?? null}
        opensIn={known?.window ?? 'page'}
        homeHref={localizedPath(locale, paths.home())}
        purpose={known?.purpose ?? ended?.purpose ?? null}
        backHref={known?.returnTo ?? ended?.returnTo ?? null}
        againHref={again ? localizedPath(locale, paths.identityVerification(again)) : null}
      />
    </IdentityFrame>
  );
}
