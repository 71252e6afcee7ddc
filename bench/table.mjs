/** The bounds within which two servers that are alike have to be, or a part's figures are rejected. */
const ALIKE = { atLeast: 0.85, atMost: 1.15 };
const isWithin = ({ ratio, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }) =>
  ratio >= atLeast && ratio <= atMost;

/** A row that compares two servers that are alike. */
export const alikeRow = (row) => ({ ...row, ...ALIKE, isControl: true });

export const isAlike = ({ ratio }) => isWithin({ ratio, ...ALIKE });

/**
 * Rows of one part with their verdicts: none is believed where two that are alike differ.
 * @param {readonly { part?: string, name: string, ratio: number, atMost?: number, atLeast?: number, isControl?: boolean }[]} rows
 */
export function judge(rows) {
  const isQuiet = rows.every((row) => !row.isControl || isWithin(row));
  return rows.map((row) => ({ ...row, verdict: verdictOf(row, isQuiet) }));
}

function verdictOf(row, isQuiet) {
  if (row.atMost === undefined && row.atLeast === undefined) return '';
  if (!isQuiet) return 'rejected';
  return isWithin(row) ? 'met' : 'missed';
}

const aimOf = ({ atLeast, atMost }) => {
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? '' : `≤ ${atMost}`;
};
const amount = (value, unit) =>
  value === undefined ? '' : `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1)} ${unit}`;

const heads = ['part', 'row', 'measured', 'yardstick', '', 'ratio', 'aim', 'verdict'];
const cellsOf = ({ part, name, value, yardstick = '', yardstickValue, unit = 'µs', ratio, verdict, ...aim }) => [
  part,
  name,
  amount(value, unit),
  yardstick,
  amount(yardstickValue, unit),
  ratio.toFixed(2),
  aimOf(aim),
  verdict,
];

/** The table for a terminal. */
export function printed(rows) {
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return `\n${lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
