import { downloadAttachment } from '@/lib/bff/download-attachment';
import { refuseHead } from '@/lib/bff/refuse-head';

interface AttachmentRoute {
  params: Promise<{ attachmentId: string }>;
}

export const HEAD = refuseHead;

export async function GET(request: Request, { params }: AttachmentRoute): Promise<Response> {
  return downloadAttachment(request, (await params).attachmentId);
}
