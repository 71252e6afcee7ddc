'use client';

import clsx from 'clsx';
import { Button, type ButtonProps } from './button';
import { useHydrated } from './use-hydrated';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onClick' | 'disabledReason'>;

/**
 * Sends a form whose submit is handled by script. Before the script is there it takes no press: the
 * browser's own submit would put what was typed into the address.
 */
export function SubmitButton({ pending = false, pendingLabel, className, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      {...rest}
      type="submit"
      pending={pending || !hydrated}
      pendingLabel={pending ? pendingLabel : undefined}
      className={clsx(!hydrated && '[&_.pending-mark]:hidden', className)}
    />
  );
}
