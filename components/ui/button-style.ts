import clsx from 'clsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'md' | 'sm';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-pine bg-pine text-paper hover:border-pine-deep hover:bg-pine-deep',
  secondary: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-paper',
  quiet:
    'border-transparent bg-transparent text-ink underline decoration-stone-deep underline-offset-6 hover:decoration-ink',
  danger: 'border-clay bg-transparent text-clay hover:bg-clay hover:text-paper',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-control text-base',
  sm: 'min-h-11 text-sm',
};

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `md` 48 px, `sm` 44 px high. */
  size?: ButtonSize;
  wide?: boolean;
  className?: string;
}

export function buttonClass({ variant = 'primary', size = 'md', wide = false, className }: ButtonLook): string {
  return clsx(
    'inline-flex select-none items-center justify-center gap-2.5 rounded-sm border py-2 text-center font-medium leading-tight',
    'transition-colors duration-200 ease-quiet',
    'aria-disabled:border-stone-deep aria-disabled:bg-stone aria-disabled:text-ink-muted aria-disabled:no-underline',
    variants[variant],
    sizes[size],
    // Aligned with the text around it.
    variant === 'quiet' ? 'px-1' : size === 'md' ? 'px-7' : 'px-4',
    wide && 'w-full',
    className,
  );
}
