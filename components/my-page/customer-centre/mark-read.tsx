'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { sendEnquiryRead } from '@/lib/my-page/enquiry-form';

export function MarkRead({ enquiryNo }: { enquiryNo: string }) {
  const { refresh } = useRouter();
  useEffect(() => {
    // Where it fails, the next visit tries again.
    sendEnquiryRead(enquiryNo).then(refresh, () => undefined);
  }, [enquiryNo, refresh]);
  return null;
}
