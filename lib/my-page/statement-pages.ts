import { isWholePage, MOST_STATEMENT_ROWS, type PointEntry, type PointStatement } from '@/lib/hub/contract/point';

/** The hub's pages do not fit together: one was answered twice, is short, or has another sum. */
export class BrokenStatementError extends Error {
  override readonly name = 'BrokenStatementError';
}

/**
 * Each compared with the one before; the first answer's mark holds them in place. @param ask one page, 1 first @throws
 * BrokenStatementError, and whatever `ask` throws
 */
export async function* statementPages(
  ask: (page: { page: number; pageSize: number; mark?: number }) => Promise<PointStatement>,
): AsyncGenerator<readonly PointEntry[], void> {
  const pageSize = MOST_STATEMENT_ROWS;
  let first: PointStatement | undefined;
  let before: PointEntry | undefined;
  for (let page = 1; ; page += 1) {
    const statement: PointStatement = await ask({ page, pageSize, ...(first && { mark: first.mark }) });
    first ??= statement;
    const isSame = statement.mark === first.mark && statement.count === first.count;
    if (!isSame || !isWholePage(statement, { page, pageSize }, before)) throw new BrokenStatementError();
    yield statement.entries;
    before = statement.entries.at(-1);
    if (page * pageSize >= statement.count) return;
  }
}
