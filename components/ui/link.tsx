import clsx from 'clsx';
import NextLink from 'next/link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-style';

interface LinkBase extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  /** Address with its language segment: `localizedPath(locale, paths.…)`. */
  href: string;
  children: ReactNode;
  /** `false` where fetching ahead would cost the server a page that is made per request. */
  prefetch?: boolean | null;
  replace?: boolean;
  scroll?: boolean;
}

export interface ButtonLinkProps extends LinkBase, ButtonLook {}

/** A link that looks like a button; for going somewhere, where `Button` is for doing something. */
export function ButtonLink({ href, children, variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return (
    <NextLink {...rest} href={href} className={buttonClass({ variant, size, wide, className })}>
      {children}
    </NextLink>
  );
}

export interface TextLinkProps extends LinkBase {
  /** `plain` shows its line only under the pointer, for lists of links. */
  tone?: 'underlined' | 'plain';
  className?: string;
}

/** A link in or beside running text. */
export function TextLink({ href, children, tone = 'underlined', className, ...rest }: TextLinkProps) {
  return (
    <NextLink
      {...rest}
      href={href}
      className={clsx(
        'rounded-sm underline underline-offset-4 transition-colors duration-200',
        tone === 'underlined'
          ? 'decoration-brass/50 hover:text-brass hover:decoration-brass'
          : 'decoration-transparent hover:decoration-brass',
        className,
      )}
    >
      {children}
    </NextLink>
  );
}
