/** Excel for Korean takes a file without this mark for CP949. */
export const CSV_MARK = '\uFEFF';

/**
 * What begins a formula, wide forms too, at the start of a text and behind everything but a letter or a digit: readers
 * may divide cells at any sign, and drop quotes and blanks in front of a formula. A dash between words stays.
 */
const formulaStart =
  /(?<![\p{L}\p{M}\p{N}'=+\-@＝＋－＠﹦﹢﹣﹫])(?!(?<=[\p{L}\p{M}\p{N})] )[+-] )(?=[=+\-@\t\r＝＋－＠﹦﹢﹣﹫])/gu;

function cellOf(value: string | number): string {
  // A number is ours and stays one, below zero too; only texts can be formulas.
  const text = typeof value === 'number' ? String(value) : value.replace(formulaStart, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of a CSV file by RFC 4180, each ended. Texts cannot become formulas. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}
