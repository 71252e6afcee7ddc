import { TableNotFound } from '@/components/my-page/reservation-check/table-not-found';

export default function TableNotFoundPage() {
  return <TableNotFound />;
}
