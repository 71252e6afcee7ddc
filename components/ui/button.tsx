import { type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { type ButtonLook, buttonClass } from './button-style';
import { replayEarlyPress } from './early-press';

export interface ButtonProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  children: ReactNode;
  /** A request runs: the button keeps its focus and ignores presses. */
  pending?: boolean;
  pendingLabel?: string;
  /** Why it cannot be pressed now. A button is never disabled without a reason. */
  disabledReason?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Plain markup without handlers, so that server components can render it. */
export function Button(props: ButtonProps) {
  const { children, pending = false, pendingLabel, disabledReason, variant, size, wide, className, ...rest } = props;
  const { onClick, type = 'button', ref, ...native } = rest;
  const reasonId = useId();
  const refused = pending || disabledReason !== undefined;
  const describedBy = [native['aria-describedby'], disabledReason && reasonId].filter(Boolean).join(' ');
  const button = (
    <button
      {...native}
      ref={ref ?? (onClick ? replayEarlyPress : undefined)}
      // `disabled` would lose the focus and hide the reason from a keyboard; type `button` submits nothing.
      type={refused ? 'button' : type}
      aria-disabled={refused || undefined}
      aria-busy={pending || undefined}
      aria-describedby={describedBy || undefined}
      onClick={refused ? undefined : onClick}
      className={buttonClass({ variant, size, wide, className })}
    >
      {pending && <span aria-hidden="true" className="pending-mark" />}
      {/* Elements of their own, which stay where React put them: a browser that translates the page replaces bare text. */}
      <span key={pending ? 'pending' : 'label'} className="contents">
        {pending ? (pendingLabel ?? children) : children}
      </span>
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={wide ? 'flex w-full flex-col gap-2' : 'inline-flex flex-col gap-2'}>
      {button}
      <span id={reasonId} className="text-ink-muted text-xs">
        {disabledReason}
      </span>
    </span>
  );
}
