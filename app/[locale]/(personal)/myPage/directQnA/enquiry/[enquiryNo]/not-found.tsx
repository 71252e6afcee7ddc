import { NumberNotFound } from '@/components/my-page/shell/number-not-found';

export default function EnquiryNotFoundPage() {
  return <NumberNotFound of="centre.enquiry" />;
}
