export interface SkipLinkProps {
  /** e.g. "본문으로 건너뛰기". */
  label: string;
  /** Id of the main part. */
  targetId: string;
}

/** First stop of the keyboard; seen only when it has the focus. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-ink px-5 py-3 text-paper focus:translate-y-0"
    >
      {label}
    </a>
  );
}
