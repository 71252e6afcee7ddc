/**
 * Remembers the last link or button, and each tick box, that was pressed before the page's script knew it, which then presses it
 * again (`components/ui/early-press.ts`); Enter in a field presses the form's button (`data-early`), which submits
 * nothing yet. Notes the fields that were typed into as well (`components/ui/early-input.ts`). Before and after hydration,
 * Enter that Safari sends after `compositionend` (key code 229) submits no form: it has confirmed a word. Called before
 * all other listeners: React stops an event on its way to a part that it cannot hydrate yet.
 */
export const earlyPressScript =
  'document.earlyPressed=new WeakSet;addEventListener("click",a=>{' +
  'let b=a.isTrusted&&a.target.closest?.("a,button,input");' +
  'if(a.isTrusted){document.earlyPress=b;if(b)document.earlyPressed.add(b)}},!0);' +
  'addEventListener("keydown",a=>{let b=a.target;' +
  'if(a.key!="Enter"||a.isComposing||!b.matches?.("input"))return;' +
  'if(a.keyCode==229)return a.preventDefault();' +
  'if(b=b.form?.querySelector("[data-early]")){a.preventDefault();document.earlyPress=b}},!0);' +
  'document.earlyFields=new Map;addEventListener("input",a=>document.earlyFields.set(a.target,a.target.value),!0)';

declare global {
  interface Document {
    earlyPress?: Element | null;
    earlyPressed?: WeakSet<Element>;
    /** Values of fields at their last `input` event: React replaces some, and empties text areas. */
    earlyFields?: Map<EventTarget | null, string>;
  }
}
