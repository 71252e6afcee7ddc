/** Excel for Korean takes a file without this mark for CP949. */
export const CSV_MARK = '\uFEFF';

/** What begins so is a formula to Excel, wide forms too, and in lists by semicolons each cell after one. */
const formulaStart = /(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

function cellOf(value: string | number): string {
  // A number is ours and stays one, below zero too; only texts can be formulas.
  const text = typeof value === 'number' ? String(value) : value.replace(formulaStart, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of a CSV file by RFC 4180, each ended. Texts cannot become formulas. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}
