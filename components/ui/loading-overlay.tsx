import { OVERLAY_ID } from './overlay-id';

/**
 * Full-screen overlay while requests run (specification, section 2), once in a page and shown by `beginWaiting`
 * (`use-waiting.ts`). Plain markup with the specification's text; styles in `furniture.css`.
 */
export function LoadingOverlay() {
  return (
    <div role="status">
      <div id={OVERLAY_ID} popover="manual" hidden className="loading-overlay" data-screen-only>
        <div className="loading-overlay-paper">
          <span aria-hidden="true" className="loading-overlay-line" />
          <p lang="en">Loading...</p>
        </div>
      </div>
    </div>
  );
}
