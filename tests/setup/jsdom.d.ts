/** jsdom brings no types of its own; this much of it the tests use that read the HTML of a page, or run it. */
declare module 'jsdom' {
  export type DOMWindow = Window & typeof globalThis;
  export interface Options {
    runScripts?: 'dangerously';
    pretendToBeVisual?: boolean;
    url?: string;
    beforeParse?: (window: DOMWindow) => void;
  }
  export class JSDOM {
    constructor(html: string, options?: Options);
    readonly window: DOMWindow;
  }
}
