import clsx from 'clsx';
import { Button, type ButtonProps } from './button';
import { replayEarlyPress } from './early-press';
import { useHydrated } from './use-hydrated';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onClick' | 'disabledReason' | 'ref'>;

/**
 * Submits a form that is handled by script. Before hydration it sends nothing, because a native submit would put what
 * was typed into the address; a press before that, by Enter too, is repeated.
 */
export function SubmitButton({ pending = false, pendingLabel, className, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      {...rest}
      // Not before it submits: between hydration and this render a press would still be one on type `button`.
      ref={hydrated ? replayEarlyPress : undefined}
      type="submit"
      data-early={hydrated ? undefined : ''}
      pending={pending || !hydrated}
      pendingLabel={pending ? pendingLabel : undefined}
      className={clsx(!hydrated && '[&_.pending-mark]:hidden', className)}
    />
  );
}
