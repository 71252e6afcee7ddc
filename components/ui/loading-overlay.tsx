export interface LoadingOverlayProps {
  /** Shown while true. */
  show: boolean;
}

/**
 * Full-screen overlay while requests run (specification, section 2). Its text is the specification's in every
 * language; how it looks on pc and mobile is in `globals.css` under `loading-overlay`.
 */
export function LoadingOverlay({ show }: LoadingOverlayProps) {
  return (
    <div role="status" aria-live="polite">
      {show && (
        <div className="loading-overlay" data-screen-only>
          <div className="loading-overlay-paper">
            <span aria-hidden="true" className="loading-overlay-line" />
            <p lang="en">Loading...</p>
          </div>
        </div>
      )}
    </div>
  );
}
