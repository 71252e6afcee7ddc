import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { schemaSql } from './schema.ts';

/** Thin hold on one SQLite connection: statements are prepared once, writes run in one transaction. */
export interface HubDatabase {
  all<R>(sql: string, ...values: SQLInputValue[]): R[];
  get<R>(sql: string, ...values: SQLInputValue[]): R | undefined;
  /** Number of rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /**
   * Runs `work` in BEGIN IMMEDIATE … COMMIT, so that no other connection writes between a check and
   * its write. A throw rolls everything back. Inside another transaction it simply joins it.
   */
  immediate<T>(work: () => T): T;
  close(): void;
}

/** Of the tables as they are written down; kept in the file's header, which is read before any table is. */
const schemaMark = createHash('sha256').update(schemaSql).digest().readUInt32BE() >>> 1;

/** Takes a database file away, with what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
}

/**
 * Takes a database away whose tables another version of the hub made: new indexes and queries would name columns that
 * it does not have.
 */
export function removeOtherSchema(file: string): void {
  if (!existsSync(file)) return;
  const connection = new DatabaseSync(file);
  const found = connection.prepare('PRAGMA user_version').get() as { user_version: number };
  connection.close();
  if (found.user_version !== schemaMark) removeDatabase(file);
}

/** @param file path of the database, or `:memory:` */
export function openDatabase(file: string): HubDatabase {
  const connection = new DatabaseSync(file);
  connection.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  );
  connection.exec(schemaSql);
  connection.exec(`PRAGMA user_version = ${schemaMark}`);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const fresh = connection.prepare(sql);
    statements.set(sql, fresh);
    return fresh;
  };
  let inTransaction = false;
  return {
    all: <R>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as R[],
    get: <R>(sql: string, ...values: SQLInputValue[]) => prepared(sql).get(...values) as R | undefined,
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    immediate<T>(work: () => T): T {
      if (inTransaction) return work();
      connection.exec('BEGIN IMMEDIATE');
      inTransaction = true;
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      } finally {
        inTransaction = false;
      }
    },
    close: () => connection.close(),
  };
}

/** @returns the names of all tables, or of those with `column` */
export function tablesOf(db: HubDatabase, column: string | null = null): string[] {
  const rows = db.all<{ name: string }>(
    `SELECT DISTINCT found.name AS name FROM sqlite_schema AS found JOIN pragma_table_info(found.name) AS field
     WHERE found.type = 'table' AND found.name NOT LIKE 'sqlite_%' AND (?1 IS NULL OR field.name = ?1)`,
    column,
  );
  return rows.map(({ name }) => name);
}

/** Until the transaction ends, so that tables can be emptied in any order. */
export function deferForeignKeys(db: HubDatabase): void {
  db.run('PRAGMA defer_foreign_keys = ON');
}
