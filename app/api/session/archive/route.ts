import { downloadArchive } from '@/lib/my-page/download-archive';

export const GET = downloadArchive;
