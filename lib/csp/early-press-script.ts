/**
 * Remembers the last link, button or tick box that was pressed. One that the page's script did not know by then is
 * pressed again once it does (`components/ui/early-press.ts`). It stands in the document itself: any file would come
 * too late.
 *
 * Heard last of all, after React: a press that React took anyway is remembered too late to be done twice.
 */
export const earlyPressScript =
  'addEventListener("click",({isTrusted:a,target:b})=>{' +
  'if(a)document.earlyPress=b instanceof Element?b.closest("a,button,input"):null})';

/**
 * SHA-256 digest (base64) of the script, for policies that allow scripts by nonce: the layout that writes it reads no
 * header, so that public pages can be kept. A test compares it with the script.
 */
export const EARLY_PRESS_DIGEST = 'SVXSUJmgbkyniGBHpB5pY8m2YK3kX9+zAGad+KiL7Ss=';

declare global {
  interface Document {
    /** Written by the script above; null or missing where the last press was on nothing of the kind. */
    earlyPress?: Element | null;
  }
}
