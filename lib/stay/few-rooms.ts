/** Above this the hint would read as sales pressure. */
const FEW_ROOMS = 3;

export function areFewRooms(roomsLeft: number): boolean {
  return roomsLeft > 0 && roomsLeft <= FEW_ROOMS;
}
