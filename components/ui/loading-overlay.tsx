import { OVERLAY_ID } from './overlay-id';

/**
 * Full-screen overlay while requests run (specification, section 2), once for a page and shown by `beginWaiting`
 * (`use-waiting.ts`). Its text is the specification's in every language; how it looks on pc and mobile is in
 * `furniture.css`. Markup of the page: it is there before any script, and costs none.
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
