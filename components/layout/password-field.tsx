import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { replayEarlyPress } from '@/components/ui/early-press';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, onKeyDown: look, onKeyUp: look };
}

/** A password with a button that shows it and a Caps Lock hint. Texts: `common.password`. */
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const t = useTranslations('common.password');
  const [shown, setShown] = useState(false);
  const { isOn, ...keys } = useCapsLock();
  return (
    <TextField
      {...field}
      {...keys}
      hint={isOn ? [hint, t('capsLock')].filter(Boolean).join(' ') : hint}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      trailing={
        <button
          ref={replayEarlyPress}
          type="button"
          aria-label={`${field.label}: ${t(shown ? 'hide' : 'show')}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="icon-button"
        >
          <svg
            aria-hidden="true"
            focusable="false"
            width={20}
            height={20}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M2.5 12s3.5-6.5 9.5-6.5S21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="2.75" />
            {!shown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      }
    />
  );
}
