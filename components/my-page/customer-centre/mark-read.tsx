'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { markEnquiryRead } from '@/lib/my-page/enquiry-form';

/** Tells the hub that the answer has been opened, and takes the mark off the menu. */
export function MarkRead({ enquiryNo }: { enquiryNo: string }) {
  const { refresh } = useRouter();
  useEffect(() => {
    // Where it fails the answer stays marked, and the next visit tells again.
    markEnquiryRead(enquiryNo).then(refresh, () => undefined);
  }, [enquiryNo, refresh]);
  return null;
}
