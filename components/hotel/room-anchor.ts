export function roomAnchor(roomTypeId: string): string {
  return `room-${roomTypeId}`;
}
