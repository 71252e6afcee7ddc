import { NumberNotFound } from '@/components/my-page/shell/number-not-found';

export default function TableNotFoundPage() {
  return <NumberNotFound of="myPage.tables" />;
}
