/** Names the reservation: the browser's one proof may be for another by then. */
export function guestAddress(
  call: 'nights' | 'quote' | 'change' | 'cancel' | 'table-change' | 'mail',
  reservationNo: string,
): string {
  return `/api/guest/${call}?${new URLSearchParams({ of: reservationNo })}`;
}
