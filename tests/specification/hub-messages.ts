import { readRepositoryFile } from '../../scripts/structure/source-files';

/** A message of the hub that is known, in the words of each of our languages. */
export interface KnownHubMessage {
  where: 'certification' | 'login';
  code: string;
  ko: string;
  en: string;
  ja: string;
  'zh-CN': string;
}

/** The messages that the specification shows to visitors (section 8), copied exactly, and their translations. */
export const hubMessageTable: readonly KnownHubMessage[] = (() => {
  const [head = [], ...rows] = readRepositoryFile('tests/specification/hub-messages.tsv')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map(
    (cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])) as unknown as KnownHubMessage,
  );
})();
