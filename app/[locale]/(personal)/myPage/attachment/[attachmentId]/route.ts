import { downloadAttachment } from '@/lib/bff/download-attachment';

interface AttachmentRoute {
  params: Promise<{ attachmentId: string }>;
}

export async function GET(request: Request, { params }: AttachmentRoute): Promise<Response> {
  return downloadAttachment(request, (await params).attachmentId);
}
