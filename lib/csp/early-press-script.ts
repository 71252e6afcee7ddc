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

declare global {
  interface Document {
    /** Written by the script above; null or missing where the last press was on nothing of the kind. */
    earlyPress?: Element | null;
  }
}
