/**
 * Remembers the last link, button or tick box that was pressed before the page's script knew it, which then presses it
 * again (`components/ui/early-press.ts`). Heard last of all, after React: a press that React took anyway is remembered
 * too late to be done twice.
 */
export const earlyPressScript =
  'addEventListener("click",({isTrusted:a,target:b})=>{' +
  'if(a)document.earlyPress=b instanceof Element?b.closest("a,button,input"):null})';

declare global {
  interface Document {
    earlyPress?: Element | null;
  }
}
