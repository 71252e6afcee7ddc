const styleElement = /<style\b[\s\S]*?<\/style>/g;
const scriptElement = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
/** A piece of the data with which React takes a page over: `self.__next_f.push([1,"…"])`. */
const dataPiece = /self\.__next_f\.push\(\[1,("[\s\S]*")\]\)/;

/**
 * The rows of style sheets among the page's data. Its rows are `id:…` up to the end of a line; a long text is
 * `id:T`, its length in bytes (hexadecimal), a comma, and then so many bytes.
 * @param {string} data
 * @returns {string[]}
 */
export function styleRows(data) {
  const bytes = Buffer.from(data);
  const rows = [];
  for (let start = 0; start < bytes.length; ) {
    const colon = bytes.indexOf(':', start);
    if (colon === -1) break;
    if (String.fromCharCode(bytes[colon + 1] ?? 0) === 'T') {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      if (bytes.toString('utf8', comma + 1, comma + 7) === '@layer') rows.push(bytes.toString('utf8', start, end));
      start = end;
    } else {
      const end = bytes.indexOf('\n', colon);
      start = end === -1 ? bytes.length : end + 1;
    }
  }
  return rows;
}

/** A text as long as it stands in a script of the page, between quotes. */
const lengthInScript = (text) =>
  Buffer.byteLength(
    JSON.stringify(text)
      .slice(1, -1)
      .replace(/[&<>\u2028\u2029]/g, '\\u0000'),
  );

/**
 * How much a page sends beside what it shows: its HTML without style sheets, which stand in elements and once more in
 * the page's data, against its markup alone. What lies between is the data with which React takes the page over.
 * @param {string} html
 * @returns {{ markupBytes: number, ratio: number }}
 */
export function htmlRatio(html) {
  const withoutStyles = html.replace(styleElement, '');
  const data = Array.from(withoutStyles.matchAll(scriptElement), ([, script]) => dataPiece.exec(script)?.[1])
    .filter((piece) => piece !== undefined)
    .map((piece) => JSON.parse(piece))
    .join('');
  const styleBytes = styleRows(data).reduce((sum, text) => sum + lengthInScript(text), 0);
  const markupBytes = Buffer.byteLength(withoutStyles.replace(scriptElement, ''));
  return { markupBytes, ratio: (Buffer.byteLength(withoutStyles) - styleBytes) / markupBytes };
}
