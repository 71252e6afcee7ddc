import { TextField, type TextFieldProps } from './text-field';

export interface KeyFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'inputMode' | 'autoComplete'> {
  /** Remaining time of the key, shown in the field; 0 shows none. */
  secondsLeft: number;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A key that came by mail or text message; phones fill it in from the message. */
export function KeyField({ secondsLeft, ...field }: KeyFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        secondsLeft > 0 && (
          <span role="timer" translate="no" className="tabular px-3 text-ink-soft text-sm">
            {clock(secondsLeft)}
          </span>
        )
      }
    />
  );
}
