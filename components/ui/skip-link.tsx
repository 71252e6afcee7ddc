/** Visible only when focused. */
export function SkipLink({ label, targetId }: { label: string; targetId: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-ink px-5 py-3 text-paper focus:translate-y-0"
    >
      {label}
    </a>
  );
}
