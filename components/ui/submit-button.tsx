import clsx from 'clsx';
import { Button, type ButtonProps } from './button';
import { replayEarlyPress } from './early-press';
import { useHydrated } from './use-hydrated';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onClick' | 'disabledReason' | 'ref'>;

/**
 * Sends a form whose submit is handled by script. Before the script is there it sends nothing, because the
 * browser's own submit would put what was typed into the address; a press of then is done when it is there.
 */
export function SubmitButton({ pending = false, pendingLabel, className, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      {...rest}
      ref={replayEarlyPress}
      type="submit"
      pending={pending || !hydrated}
      pendingLabel={pending ? pendingLabel : undefined}
      className={clsx(!hydrated && '[&_.pending-mark]:hidden', className)}
    />
  );
}
