/** Fragment of a room type on its hotel's page. */
export function roomAnchor(roomTypeId: string): string {
  return `room-${roomTypeId}`;
}
