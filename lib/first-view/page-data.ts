/** Element of `components/layout/site-islands.tsx` whose children stand in the HTML alone. */
const UNSENT = 'UnsentMarkup';

const dataScript = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Kinds of rows that hold JSON: a model, the module of a client component, an error, a hint to fetch a file. */
const jsonRow = /^(I|E|H[A-Z])?([["{tfn\d-].*)$/s;
/** `$1a`, `$L1a`, `$1a:props:children`. What is none (a date) only keeps a row too many. */
const reference = /^\$[^\d$a-f]?([\da-f]+)(:|$)/;

interface Row {
  id: string;
  /** As it was sent. */
  text: string;
  letters: string;
  /** Undefined for a row of plain text, and for the ends of a stream. */
  value?: unknown;
}

/**
 * The rows of React's wire format: `id:value` in a line, or `id:T<bytes in hex>,text` without its end.
 * Undefined where there is another kind.
 */
function rowsOf(data: string): Row[] | undefined {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.push({ id, letters: 'T', text: bytes.toString('utf8', at, end) });
      at = end;
      continue;
    }
    const end = bytes.indexOf('\n', colon);
    const line = bytes.toString('utf8', colon + 1, end);
    const [, letters = '', json] = jsonRow.exec(line) ?? [];
    if (end < 0 || (json === undefined && !/^[XC]/.test(line))) return undefined;
    const text = `${id}:${line}\n`;
    rows.push({ id, letters, text, value: json === undefined ? undefined : JSON.parse(json) });
    at = end + 1;
  }
  return rows;
}

/** Next's own page for what was not found above the layout, where nothing is: ours stands below and comes first. */
const NEXT_NOT_FOUND = '404: This page could not be found.';

const isNextNotFound = (value: unknown) => value !== undefined && JSON.stringify(value).includes(NEXT_NOT_FOUND);

/** Takes the children from elements of these types, whether there were any. */
function takeChildren(value: unknown, types: ReadonlySet<unknown>): boolean {
  if (value === null || typeof value !== 'object') return false;
  const [mark, type, , props] = Array.isArray(value) ? value : [];
  const isTaken = mark === '$' && types.has(type) && props.children !== undefined;
  if (isTaken) delete props.children;
  if (mark === '$' && isNextNotFound(props?.notFound)) delete props.notFound;
  return Object.values(value).reduce((taken, each) => takeChildren(each, types) || taken, isTaken);
}

/** Every reference in a value to another row, and whether it leads into that row. */
function referencesIn(value: unknown): { id: string; isInto: boolean }[] {
  if (typeof value === 'string') {
    const [, id, path] = reference.exec(value) ?? [];
    return id === undefined ? [] : [{ id, isInto: path === ':' }];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(referencesIn) : [];
}

/** A model without its fields that are undefined; in a list they keep their place. */
function modelText(model: unknown): string {
  return JSON.stringify(model, function (this: unknown, _key, value) {
    return value === '$undefined' && !Array.isArray(this) ? undefined : value;
  });
}

/** The data without the children of `UnsentMarkup` and the rows that only they need; the same where that is unclear. */
function withoutUnsent(data: string): string {
  const rows = rowsOf(data);
  if (rows === undefined) return data;
  const isUnsent = ({ letters, value }: Row) => letters === 'I' && Array.isArray(value) && value[2] === UNSENT;
  const types = new Set(rows.filter(isUnsent).map(({ id }) => `$L${id}`));
  const changed = new Set<string>();
  for (const row of rows) {
    if (row.letters !== '' || row.value === undefined) continue;
    if (takeChildren(row.value, types)) changed.add(row.id);
    row.text = `${row.id}:${modelText(row.value)}\n`;
  }
  const byId = Map.groupBy(rows, ({ id }) => id);
  // Hints have no id, and everything begins with the first row.
  const needed = new Set(['', '0']);
  for (const needing of needed) {
    for (const { id, isInto } of (byId.get(needing) ?? []).flatMap(({ value }) => referencesIn(value))) {
      // It might lead to what is not there any more.
      if (isInto && changed.has(id)) return data;
      needed.add(id);
    }
  }
  return rows
    .filter(({ id }) => needed.has(id))
    .map(({ text }) => text)
    .join('');
}

/** The parser of HTML puts another character in place of a NUL, and the text would not be that of the policy's hash. */
const escapes: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\0': '\\x00',
};
const quoted = (text: string) => `'${text.replace(/[\\'\n\r<\0]/g, (sign) => escapes[sign] ?? sign)}'`;

/**
 * The HTML of a page with what React needs to take it over in one script: without the children of `UnsentMarkup`, which
 * the browser keeps as they stand, and in single quotes, which leave JSON unescaped. Navigation by the router has data
 * of its own, with everything.
 * @param html as Next renders it, without a nonce
 */
export function withCompactData(html: string): string {
  const scripts = Array.from(html.matchAll(dataScript), ([script, text = '']) => ({ script, text: JSON.parse(text) }));
  const last = scripts.at(-1);
  // What is no text is sent in base64, in scripts of another form.
  if (last === undefined || html.includes('__next_f.push([3')) return html;
  const data = withoutUnsent(scripts.map(({ text }) => text).join(''));
  const end = html.lastIndexOf(last.script);
  const compact = `<script>self.__next_f.push([1,${quoted(data)}])</script>`;
  const before = html.slice(0, end).replace(dataScript, '');
  return before + compact + html.slice(end + last.script.length);
}
