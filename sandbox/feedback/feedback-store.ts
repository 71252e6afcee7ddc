import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Feedback {
  readonly vocId: string;
  readonly membershipNo: string;
  /** Index of the kind in the site's texts. */
  readonly kind: number;
  readonly message: string;
  /** What the member said of the answer. */
  readonly helpful: 'yes' | 'no' | null;
}

const schema = `CREATE TABLE IF NOT EXISTS feedback (
  voc_id TEXT PRIMARY KEY, membership_no TEXT NOT NULL, kind INTEGER NOT NULL, message TEXT NOT NULL, helpful TEXT
) STRICT`;
const columns = 'voc_id AS vocId, membership_no AS membershipNo, kind, message, helpful';

export interface FeedbackStore {
  add(feedback: Feedback): void;
  find(vocId: string): Feedback | undefined;
  rate(vocId: string, helpful: 'yes' | 'no'): void;
  close(): void;
}

/** @param file `:memory:`, or a path that survives a restart */
export function openFeedbackStore(file: string): FeedbackStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec(schema);
  return {
    add: ({ vocId, membershipNo, kind, message, helpful }) => {
      db.prepare('INSERT INTO feedback VALUES (?, ?, ?, ?, ?)').run(vocId, membershipNo, kind, message, helpful);
    },
    find: (vocId) => db.prepare(`SELECT ${columns} FROM feedback WHERE voc_id = ?`).get(vocId) as Feedback | undefined,
    rate: (vocId, helpful) => {
      db.prepare('UPDATE feedback SET helpful = ? WHERE voc_id = ?').run(helpful, vocId);
    },
    close: () => db.close(),
  };
}
