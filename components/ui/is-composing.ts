/** A key as React or the browser hands it on. */
type Key =
  | Pick<KeyboardEvent, 'isComposing' | 'keyCode'>
  | { nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'> };

/** `keyCode` of a key that the input method has handled. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, as Enter does that confirms a Korean, Japanese or Chinese word. Safari sends
 * it after `compositionend`, when only its `keyCode` differs. Key handlers of the product leave such keys alone.
 */
export function isComposing(event: Key): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === HANDLED_BY_INPUT_METHOD;
}
