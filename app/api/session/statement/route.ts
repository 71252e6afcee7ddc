import { refuseHead } from '@/lib/bff/refuse-head';
import { downloadStatement } from '@/lib/my-page/download-statement';

export const HEAD = refuseHead;
export const GET = downloadStatement;
