import { type KeyboardEvent, useState } from 'react';

export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, onKeyDown: look, onKeyUp: look };
}
