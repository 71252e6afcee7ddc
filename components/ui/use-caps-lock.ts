import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as the last key that was typed into the field told. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, onKeyDown: look, onKeyUp: look };
}
