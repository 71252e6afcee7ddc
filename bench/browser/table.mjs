/**
 * A table for a terminal, its columns as wide as they must be.
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export function tableOf(heads, rows) {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => cells.map((cell, column) => cell.padStart(widths[column])).join('  ');
  return `\n${line(heads)}\n${rows.map(line).join('\n')}\n`;
}
