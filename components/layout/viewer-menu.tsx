import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { replayEarlyPress } from '@/components/ui/early-press';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { sendLogout } from '@/lib/bff/send-logout';
import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { sendToNativeApp } from '@/lib/native-bridge/native-bridge';
import { openPage } from '@/lib/navigation/leave-page';
import { Disclosure } from './disclosure';
import { useAction } from './use-action';

export interface MemberLink {
  label: string;
  href: string;
}

export type ViewerMenuTexts = Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'messages'>;

interface MenuProps {
  memberName: string;
  links: readonly MemberLink[];
  homeHref: string;
  nativeBridgeName: string;
}

function Menu({ memberName, links, homeHref, nativeBridgeName }: MenuProps) {
  const t = useTranslations('layout.viewer');
  const name = memberName === '' ? t('myPage') : t('memberName', { name: memberName });

  const { run, pending, failure } = useAction(
    async () => {
      await sendLogout();
      forgetStoredMember('logOut');
      sendToNativeApp({ type: 'logOut' }, nativeBridgeName);
      // A full load drops every cached answer about the member.
      return openPage(homeHref);
    },
    { failureOf: () => t('logOutFailed') },
  );

  return (
    <Disclosure
      className="viewer-member group/viewer relative"
      summaryClassName="flex min-h-control min-w-11 items-center justify-end gap-1 rounded-sm text-sm md:max-w-[14rem]"
      summary={
        <>
          {/* A phone's header has no room for the name: it stands in the panel. */}
          <Glyph name="person" size={24} className="md:hidden" />
          <span className="min-w-0 text-right leading-tight max-md:sr-only">{name}</span>
          <span className="sr-only">, {t('memberMenu')}</span>
          <Glyph
            name="chevron-down"
            size={16}
            className="transition-transform group-open/viewer:rotate-180 max-md:hidden"
          />
        </>
      }
    >
      <div className="drop-panel right-0 min-w-52 py-2">
        {/* Hidden from screen readers: the summary has the name already. */}
        <p
          aria-hidden="true"
          data-name={name}
          className="border-stone border-b px-5 pt-2 pb-3 font-medium text-sm before:content-[attr(data-name)] md:hidden"
        />
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <TextLink
                href={link.href}
                tone="plain"
                className="flex min-h-11 items-center px-5 text-sm hover:bg-stone-soft"
              >
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
        <div className="mt-2 border-stone border-t pt-2">
          <button
            ref={replayEarlyPress}
            type="button"
            aria-disabled={pending || undefined}
            onClick={pending ? undefined : () => void run()}
            className="flex min-h-11 w-full items-center px-5 text-left text-ink-soft text-sm hover:bg-stone-soft"
          >
            {t(pending ? 'loggingOut' : 'logOut')}
          </button>
          <p role="status" className="px-5 text-clay text-xs">
            {failure}
          </p>
        </div>
      </div>
    </Disclosure>
  );
}

export interface ViewerMenuProps extends MenuProps {
  texts: ViewerMenuTexts;
}

/** Has its own provider, which loads with it: pages of guests need none. */
export function ViewerMenu({ texts, ...menu }: ViewerMenuProps) {
  return (
    <NextIntlClientProvider {...texts}>
      <Menu {...menu} />
    </NextIntlClientProvider>
  );
}
