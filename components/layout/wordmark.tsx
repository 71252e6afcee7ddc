export function Wordmark({ className }: { className: string }) {
  return (
    <span
      lang="ko"
      translate="no"
      className={`wordmark inline-flex items-baseline gap-2.5 whitespace-nowrap ${className}`}
    >
      <span className="tracking-[0.02em]">Haneul</span>
      <span aria-hidden="true" className="h-[0.62em] w-px self-center bg-current opacity-40" />
      <span className="text-[0.84em]">하늘</span>
    </span>
  );
}
