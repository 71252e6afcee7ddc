import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { replayEarlyPress } from '@/components/ui/early-press';
import { TextField } from '@/components/ui/text-field';
import { useCapsLock } from '@/components/ui/use-caps-lock';

export interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** A password that can be shown, so that nobody has to type it blindly, and a word while Caps Lock is on. */
export function PasswordField({ id, name, label, autoComplete, value, onChange, error }: PasswordFieldProps) {
  const t = useTranslations('myPage.password');
  const [shown, setShown] = useState(false);
  const { isOn, ...keys } = useCapsLock();
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      value={value}
      {...keys}
      hint={isOn ? t('capsLock') : undefined}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      trailing={
        <button
          ref={replayEarlyPress}
          type="button"
          aria-pressed={shown}
          aria-label={`${label}: ${t(shown ? 'hide' : 'show')}`}
          onClick={() => setShown((before) => !before)}
          className="min-h-11 px-3 text-ink-soft text-sm hover:text-ink"
        >
          {t(shown ? 'hide' : 'show')}
        </button>
      }
    />
  );
}
