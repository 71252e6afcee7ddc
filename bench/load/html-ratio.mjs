/**
 * How much a page sends beside what it shows: its HTML without styles against its markup alone, which is the HTML
 * without styles and scripts. What lies between is the data with which React takes the page over.
 * @param {string} html
 * @returns {{ markupBytes: number, ratio: number }}
 */
export function htmlRatio(html) {
  const withoutStyles = html.replace(/<style\b[\s\S]*?<\/style>/g, '');
  const withoutStyleRows = withoutStyles.replace(/@layer [\s\S]*?(?=<\/script>)/g, '');
  const markup = withoutStyles.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const markupBytes = Buffer.byteLength(markup);
  return { markupBytes, ratio: Buffer.byteLength(withoutStyleRows) / markupBytes };
}
