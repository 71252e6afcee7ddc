import { downloadStatement } from '@/lib/my-page/download-statement';

export const GET = downloadStatement;
