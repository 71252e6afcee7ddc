const styleElement = /<style\b[\s\S]*?<\/style>/g;
const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * How much a page sends beside what it shows: its HTML without style sheets against its markup alone. What lies between
 * is the data with which React takes the page over.
 * @param {string} html
 * @returns {{ markupBytes: number, ratio: number }}
 */
export function htmlRatio(html) {
  const withoutStyles = html.replace(styleElement, '');
  const markupBytes = Buffer.byteLength(withoutStyles.replace(scriptElement, ''));
  return { markupBytes, ratio: Buffer.byteLength(withoutStyles) / markupBytes };
}
