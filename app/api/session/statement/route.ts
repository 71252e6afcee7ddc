import { downloadStatement } from '@/lib/my-page/download-statement';

/** Answers the points statement as a CSV file; on failure leads back to its page. */
export const GET = downloadStatement;
