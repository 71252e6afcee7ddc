import { NumberNotFound } from '@/components/my-page/shell/number-not-found';

export default function ClaimNotFoundPage() {
  return <NumberNotFound of="centre.result" />;
}
