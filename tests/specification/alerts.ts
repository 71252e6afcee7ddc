import { readRepositoryFile } from '../../scripts/structure/source-files';

/**
 * The rows of section 8 of the specification, copied exactly: key of the product, text, when; and the file that raises
 * the alert, and a test in which a visitor reads it.
 */
export const alertRows = readRepositoryFile('tests/specification/alerts.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [key: string, text: string, when: string, raised: string, shown: string]);

/** Text of an alert in the specification's table. */
export function specifiedAlert(key: string): string {
  const row = alertRows.find(([name]) => name === key);
  if (!row) throw new Error(`the table has no alert ${key}`);
  return row[1];
}

/** The whole table, by our keys. */
export const alertTable: Readonly<Record<string, string>> = Object.fromEntries(
  alertRows.map(([key, text]) => [key, text]),
);

/** Those of the e-mail certification, as they are read. */
export const specifiedAlerts = {
  emailRequired: specifiedAlert('emailRequired'),
  verificationKeyRequired: specifiedAlert('verificationKeyRequired'),
  emailCertified: specifiedAlert('emailCertified'),
  verificationKeySent: (address: string) => specifiedAlert('verificationKeySent').replace('(address)', address),
};
