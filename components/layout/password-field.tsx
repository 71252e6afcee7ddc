import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { replayEarlyPress } from '@/components/ui/early-press';
import { Glyph } from '@/components/ui/glyph';
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
          <Glyph name={shown ? 'eye' : 'eye-off'} />
        </button>
      }
    />
  );
}

/** The account of a password, hidden, for password managers. */
export function AccountName({ membershipId }: { membershipId: string }) {
  return <input type="text" name="username" autoComplete="username" value={membershipId} readOnly hidden />;
}
