export interface SearchSubmitProps {
  /** Classes of a button; said by the page, because the first view needs of all buttons only this one. */
  look: string;
  pending: boolean;
  label: string;
  /** What is being done, shown in place of the label while pending. */
  pendingLabel: string;
}

/** The form's button; as `components/ui/button.tsx`, it keeps its focus while pending and takes no further press. */
export function SearchSubmit({ look, pending, label, pendingLabel }: SearchSubmitProps) {
  return (
    <button
      type={pending ? 'button' : 'submit'}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={look}
    >
      {pending && <span aria-hidden="true" className="pending-mark" />}
      <span>{pending ? pendingLabel : label}</span>
    </button>
  );
}
