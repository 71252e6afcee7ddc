/** Up to so many rooms a guest is told how many are left: he may have to be quick. With more it would be a lure. */
const FEW_ROOMS = 3;

/** Are so few rooms left that their number is told? Where none is left there is nothing to be quick about. */
export function areFewRooms(roomsLeft: number): boolean {
  return roomsLeft > 0 && roomsLeft <= FEW_ROOMS;
}
