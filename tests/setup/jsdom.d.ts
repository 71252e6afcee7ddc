/** jsdom brings no types of its own; this much of it the tests use that read the HTML of a page. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { runScripts?: 'dangerously'; pretendToBeVisual?: boolean });
    readonly window: { readonly document: Document };
  }
}
